import type { Hono } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { isHidden, readableDataset } from '#lake/http/request/dataset.ts'
import { badRequest, HttpError } from '#lake/http/errors.ts'
import { choice, flag } from '#lake/http/request/parameters.ts'
import { streamAccess } from '#lake/http/stream-access.ts'
import { audienceOf } from '#lake/http/request/perspective.ts'
import { hasPublishedDefault, versionSegment } from '#lake/http/request/version.ts'
import { eventStream, lastEvent, type StreamEvent } from '#lake/live/event-stream.ts'
import { type DocumentFilter, type FilterOptions, filterOf } from '#lake/live/filter.ts'
import { type ListenerOptions, listenerEvents } from '#lake/live/listener.ts'
import { parseParams } from './query.ts'

/** A client further behind than this is sent `reset`. */
const maxReplayTransactions = 2_000
/** Maximum size of a replay in characters; below what a stream may leave unread. */
const maxReplayLength = 1024 * 1024

/** Where a client stopped: a sequence, and how many of its events arrived. */
interface ResumePoint {
  sequence: number
  received: number
}

/** `GET /data/listen/:dataset`: mutations as they are committed (lake contract 4). */
export function listenRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${versionSegment}/data/listen/:dataset`, (c) => {
    const dataset = readableDataset(c, lake)
    const query = c.req.query('query')
    if (query === undefined) throw badRequest('The query parameter "query" is missing')
    const principal = c.get('principal')
    const params = parseParams(c.req.query())
    // Events are sent when a transaction is on disk and visible to queries, which satisfies both modes.
    choice(c, 'visibility', ['query', 'transaction'], 'query')
    const filter = filterOrFault(query, params, {
      dataset,
      projectId: lake.settings.projectId,
      identity: principal.id,
      audience: audienceOf(principal),
    })
    if (filter instanceof HttpError) return lastEvent({ event: 'channelError', data: filter.body })
    const options: ListenerOptions = {
      principal,
      filter,
      includeResult: flag(c, 'includeResult'),
      includePreviousRevision: flag(c, 'includePreviousRevision'),
      includeMutations: flag(c, 'includeMutations', true),
      includeAllVersions: flag(c, 'includeAllVersions') || !hasPublishedDefault(c),
      effectFormat: choice(c, 'effectFormat', ['none', 'mendoza'], 'none'),
    }
    const lastEventId = flag(c, 'enableResume') ? c.req.header('last-event-id') : undefined
    const resumeAt = parseEventId(lastEventId)
    /** The events a client missed; none where there are too many to send at once. */
    const replayOf = (from: ResumePoint, missed: number): StreamEvent[] | undefined => {
      const replay: StreamEvent[] = []
      let size = 0
      for (const committed of lake.history.since(dataset, from.sequence - 1, missed + 1)) {
        const events = listenerEvents(committed, options)
        for (const event of committed.sequence === from.sequence ? events.slice(from.received) : events) {
          size += JSON.stringify(event.data).length
          if (size > maxReplayLength) return undefined
          replay.push(event)
        }
      }
      return replay
    }
    return eventStream(streamAccess(c, lake), (sink) => {
      const { sequence } = dataset.tip
      const missed = resumeAt === undefined ? 0 : sequence - resumeAt.sequence
      const isKnown = resumeAt !== undefined && missed >= 0 && missed <= maxReplayTransactions
      const replay = isKnown ? replayOf(resumeAt, missed) : undefined
      const canResume = replay !== undefined
      sink.send({
        event: !lastEventId ? 'welcome' : canResume ? 'welcomeback' : 'reset',
        ...(canResume ? {} : { id: String(sequence) }),
        data: { listenerName: crypto.randomUUID() },
      })
      for (const event of replay ?? []) sink.send(event)
      const end = (reason: string) => {
        sink.send({ event: 'disconnect', data: { reason } })
        sink.close()
      }
      return dataset.subscribe(
        (committed) => {
          // The dataset may have become private since.
          if (isHidden(dataset, principal)) return end('This dataset needs a token')
          for (const event of listenerEvents(committed, options)) sink.send(event)
        },
        () => end('The dataset was deleted'),
      )
    })
  })
}

/** The filter, or the error in the query: a listener gets it inside its stream, as from the hosted engine. */
function filterOrFault(
  query: string,
  params: Readonly<Record<string, unknown>>,
  options: FilterOptions,
): DocumentFilter | HttpError {
  try {
    return filterOf(query, params, options)
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
}

/** `<sequence>.<events received of it>`, or a sequence alone, received completely. */
function parseEventId(id: string | undefined): ResumePoint | undefined {
  const [, sequence, received] = /^(\d+)(?:\.(\d+))?$/.exec(id ?? '') ?? []
  if (sequence === undefined) return undefined
  return { sequence: Number(sequence), received: received === undefined ? Infinity : Number(received) }
}
