import type { Hono } from 'hono'
import type { Lake, LakeEnv } from '#lake/context.ts'
import { datasetOf } from '#lake/http/dataset.ts'
import { unauthorized } from '#lake/http/errors.ts'
import { versionSegment } from '#lake/http/version.ts'
import { eventStream } from '#lake/live/event-stream.ts'
import { changeTags } from '#lake/query/tags.ts'
import type { Committed } from '#lake/store/committed.ts'
import { isPublished } from '#lake/store/document.ts'

/** A reader further behind than this is told to start over. */
const maximalReplay = 500

/** `GET /data/live/events/:dataset`: sync tags whose content changed (content-lake.md 3.6). */
export function liveEventRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${versionSegment}/data/live/events/:dataset`, (c) => {
    const dataset = datasetOf(c, lake)
    const includeDrafts = c.req.query('includeDrafts') === 'true'
    if (c.get('principal').kind === 'anonymous' && (includeDrafts || dataset.aclMode === 'private')) {
      throw unauthorized('Live events of drafts need a token')
    }
    const tagsOf = ({ changes }: Committed) =>
      changeTags(dataset.name, includeDrafts ? changes : changes.filter(({ id }) => isPublished(id)))
    const last = Number(c.req.header('last-event-id') ?? c.req.query('lastLiveEventId') ?? Number.NaN)
    return eventStream((sink) => {
      const { sequence } = dataset.tip
      const announce = (committed: Committed) => {
        const tags = tagsOf(committed)
        if (tags.length > 0) sink.send({ id: String(committed.sequence), data: { tags } })
      }
      sink.send({ event: 'welcome', id: String(Number.isNaN(last) ? sequence : last), data: {} })
      if (last > sequence || sequence - last > maximalReplay) {
        sink.send({ event: 'restart', id: String(sequence), data: {} })
      } else if (last < sequence) {
        for (const committed of lake.history.since(dataset, last, maximalReplay)) announce(committed)
      }
      return dataset.subscribe(announce)
    })
  })
}
