import type { Hono } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { datasetOf, isHidden } from '#lake/http/request/dataset.ts'
import { unauthorized } from '#lake/http/errors.ts'
import { choice, flag } from '#lake/http/request/parameters.ts'
import { streamAccess } from '#lake/http/stream-access.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import { eventStream } from '#lake/live/event-stream.ts'
import { changeTags } from '#lake/query/tags.ts'
import type { Committed } from '#lake/store/committed.ts'

/** A client further behind than this is sent `restart`. */
const maxReplayTransactions = 500

/** `GET /data/live/events/:dataset`: sync tags whose content changed (lake contract 5). */
export function liveEventRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${versionSegment}/data/live/events/:dataset`, (c) => {
    const dataset = datasetOf(c, lake)
    // A client that may not read a private dataset is welcomed, as by the hosted engine, and gets no events:
    // tags are hashes of types and ids, which can be guessed.
    const mayReceive = () => !isHidden(dataset, c.get('principal'))
    const includeDrafts = flag(c, 'includeDrafts')
    if (c.get('principal').kind === 'anonymous' && includeDrafts) {
      throw unauthorized('Live events of drafts need a token')
    }
    // No functions run here that an event could wait for.
    choice(c, 'waitFor', ['', 'function'], '')
    const tagsOf = ({ changes, visible }: Committed) =>
      changeTags(dataset.name, includeDrafts ? [...changes, ...visible] : visible)
    const last = Number(c.req.header('last-event-id') ?? c.req.query('lastLiveEventId') ?? Number.NaN)
    return eventStream(streamAccess(c, lake), (sink) => {
      const { sequence } = dataset.tip
      const announce = (committed: Committed) => {
        const tags = mayReceive() ? tagsOf(committed) : []
        if (tags.length > 0) sink.send({ id: String(committed.sequence), data: { tags } })
      }
      const isWelcome = mayReceive()
      const id = String(Number.isNaN(last) ? sequence : last)
      sink.send({ event: 'welcome', ...(isWelcome && { id }), data: {} })
      if (isWelcome && (last > sequence || sequence - last > maxReplayTransactions)) {
        sink.send({ event: 'restart', id: String(sequence), data: {} })
      } else if (isWelcome && last < sequence) {
        const approvalStates = lake.approvals.of(dataset)
        for (const past of lake.history.since(dataset, last, maxReplayTransactions)) {
          announce(approvalStates === undefined ? past : { ...past, visible: approvalStates.visibleIn(past) })
        }
      }
      // `goaway`: the dataset was deleted.
      return dataset.subscribe(announce, () => {
        sink.send({ event: 'goaway', data: { reason: 'The dataset was deleted' } })
        sink.close()
      })
    })
  })
}
