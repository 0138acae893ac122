import type { IncomingMessage, ServerResponse } from 'node:http'
import { freshness } from '#web/serving/validity/freshness.ts'
import { seqAsked, seqHeader, tagOfCopy, withoutSeq, withSeq } from '#web/lib/http/content-seq.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/**
 * Longest wait for what a reader has seen elsewhere, ms: behind it the page goes out as it is, and says so. Mostly it
 * lasts some milliseconds; an instance that has just started on a busy machine needs seconds.
 */
const patienceMs = 3_000
/** Interval of questions to the log: a visitor can name any position. */
const intervalMs = 100

/** What an answer shows at least, and the tags of the copies its reader has. */
interface Asked {
  shown: number
  ifNoneMatch: string | undefined
}

const asked = new WeakMap<ServerResponse, Asked>()

let comparing: Promise<void> | undefined
let comparedAt = Number.NEGATIVE_INFINITY

/** Asks the log for what this instance may have missed; once for all who wait. */
const compare = (): Promise<void> => {
  comparing ??= (async () => {
    const wait = comparedAt + intervalMs - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    await siteProcess.catchUp?.(patienceMs)
    comparedAt = performance.now()
    comparing = undefined
  })()
  return comparing
}

/** Until this instance shows what the reader has seen, or the log knows no such position, or cannot be asked. */
const reach = async (position: number): Promise<void> => {
  const until = performance.now() + patienceMs
  await Promise.race([freshness.shown.reached(position, patienceMs), compare()])
  if (freshness.place.position < position || freshness.lakeFailedAt > 0) return
  await freshness.shown.reached(position, Math.max(0, until - performance.now()))
}

const isPage = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(?:api|_next|assets|media|locales|og)\//.test(url)

/** Lets a page be answered once it shows no less than its reader has seen (record 65). */
export const atSequence = (request: IncomingMessage, response: ServerResponse, serve: () => void): void => {
  if (!isPage(request)) {
    serve()
    return
  }
  const { headers } = request
  const ifNoneMatch = headers['if-none-match']
  const seen = seqAsked(headers[seqHeader]?.toString(), ifNoneMatch)
  if (ifNoneMatch !== undefined) headers['if-none-match'] = withoutSeq(ifNoneMatch)
  const go = () => {
    asked.set(response, { shown: freshness.shown.position, ifNoneMatch })
    serve()
  }
  // While the lake is away it cannot be asked, and its reader gets what there is.
  if (seen <= freshness.shown.position || freshness.lakeFailedAt > 0) go()
  else void reach(seen).finally(go)
}

/** Writes the position into an answer whose headers are about to be sent. */
export const writeSequence = (response: ServerResponse): void => {
  const known = asked.get(response)
  if (!known) return
  const contentType = String(response.getHeader('content-type') ?? '')
  const isCopy = response.statusCode === 304
  if (!isCopy && !/^text\/(?:html|x-component)/.test(contentType)) return
  // Last good values are older than what the instance knows of.
  const own = response.getHeader(seqHeader)
  const position = own === undefined ? known.shown : Math.min(known.shown, Number(own))
  response.setHeader(seqHeader, String(position))
  const tag = response.getHeader('etag')
  if (typeof tag !== 'string') return
  response.setHeader('etag', isCopy ? tagOfCopy(known.ifNoneMatch, tag) : withSeq(tag, position))
}
