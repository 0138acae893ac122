import type { Context, Hono } from 'hono'
import { permits } from '#lake/access/permits.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { count, flag, onlyKnown } from '#lake/http/request/parameters.ts'
import { badRequest, gone, unauthorized } from '#lake/http/errors.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import { listenerMutations } from '#lake/live/listener-mutations.ts'
import { mendozaPatch } from '#lake/live/mendoza.ts'
import type { Committed } from '#lake/store/committed.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { draftId, type LakeDocument, publishedId } from '#lake/store/document.ts'
import { isForgotten } from '#lake/store/forgotten.ts'
import { groupEvents } from '#lake/store/group-events.ts'
import { releaseEvents } from '#lake/store/release-events.ts'

const path = `${versionSegment}/data/history/:dataset`
const maxTransactions = 1_000
/** Each names a moment. */
const ofDocuments = ['revision', 'time', 'lastRevision']
const ofTransactions = [
  'fromTransaction',
  'toTransaction',
  'fromTime',
  'toTime',
  'authors',
  'reverse',
  'limit',
  'excludeContent',
  'excludeMutations',
  'effectFormat',
  'includeIdentifiedDocumentsOnly',
]

/** `/data/history/:dataset/…`: the history of documents, for requests with a token (lake contract 5). */
export function historyRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${path}/events/documents/:id`, (c) => {
    const dataset = readable(c, lake)
    const id = c.req.param('id')
    const group = [...new Set([id, publishedId(id), draftId(id)])]
    const all = sequencesOf(lake, dataset, group)
    // Not part of Sanity's API: the site asks for what visitors got alone.
    const approvalStates = flag(c, 'inForce') ? lake.approvals.of(dataset) : undefined
    const places = approvalStates === undefined ? all : approvalStates.placesInForce(publishedId(id), all)
    const { events, nextCursor } = eventPage(c, lake, dataset, places, (one) => groupEvents(one, id))
    return c.json({ events: { [id]: events }, nextCursor })
  })

  app.get(`${path}/events/releases/:name`, (c) => {
    const dataset = readable(c, lake)
    const name = c.req.param('name')
    const places = lake.history.placesOfRelease(dataset, name)
    return c.json(eventPage(c, lake, dataset, places, (one) => releaseEvents(one, name)))
  })

  const transactions = (c: Context<LakeEnv>, ids: readonly string[] | undefined) => {
    const dataset = readable(c, lake)
    onlyKnown(c, ofTransactions)
    const places = placesOf(c, lake, dataset, ids)
    const encoder = new TextEncoder()
    // One transaction at a time: a thousand of them may be large, and others wait for the lake meanwhile.
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const place = places.shift()
        if (place === undefined) return controller.close()
        const committed = lake.history.transaction(dataset, place)
        const told = committed === undefined ? undefined : describe(c, committed, ids)
        controller.enqueue(encoder.encode(told === undefined ? '' : `${JSON.stringify(told)}\n`))
      },
    })
    return c.body(stream, 200, { 'content-type': 'application/x-ndjson' })
  }
  app.get(`${path}/transactions`, (c) => transactions(c, undefined))
  app.get(`${path}/transactions/:ids`, (c) => transactions(c, c.req.param('ids').split(',')))

  // Not part of Sanity's API: the Studio reads here which version labels a paper has used.
  app.get(`${path}/published/:id`, (c) => {
    const dataset = readable(c, lake)
    const fields = (c.req.query('fields') ?? '').split(',').filter((field) => field !== '')
    const states = lake.history
      .statesOf(dataset, publishedId(c.req.param('id')))
      .filter(({ document }) => !isForgotten(document) && permits(c.get('principal'), 'read', document))
    const published = states.map(({ time, document }) => ({
      publishedAt: time,
      ...Object.fromEntries(['_type', ...fields].map((field) => [field, document[field] ?? null])),
    }))
    return c.json({ published })
  })

  app.get(`${path}/documents/:ids`, (c) => {
    const dataset = readable(c, lake)
    onlyKnown(c, ofDocuments)
    const moments = ofDocuments.filter((name) => (c.req.query(name) ?? '') !== '')
    if (moments.length > 1)
      throw badRequest(`Give one of ${ofDocuments.join(', ')}, not ${moments.join(' and ')}`)
    const documents = c.req
      .param('ids')
      .split(',')
      .flatMap((id) => remembered(lake, dataset, pastDocument(c, lake, dataset, id)) ?? [])
      .filter((doc) => permits(c.get('principal'), 'read', doc))
    return c.json({ documents })
  })
}

function readable(c: Context<LakeEnv>, lake: Lake): Dataset {
  if (c.get('principal').kind === 'anonymous') throw unauthorized('The history needs a token')
  return datasetOf(c, lake)
}

/** Events of these transactions, newest first, as many whole transactions as the limit allows. */
function eventPage<T>(
  c: Context,
  lake: Lake,
  dataset: Dataset,
  places: readonly number[],
  eventsOf: (committed: Committed) => T[],
): { events: T[]; nextCursor: string } {
  const limit = count(c, 'limit', 100)
  const cursor = count(c, 'nextCursor', Number.MAX_SAFE_INTEGER)
  const left = places.filter((place) => place < cursor).reverse()
  const events: T[] = []
  let next: number | undefined
  for (const place of left) {
    if (events.length >= limit) break
    next = place
    const committed = lake.history.transaction(dataset, place)
    if (committed !== undefined) events.push(...eventsOf(committed))
  }
  const isComplete = next === undefined || next === left.at(-1)
  return { events, nextCursor: isComplete ? '' : String(next) }
}

/** Sequences of the transactions that touched any of the documents, oldest first. */
function sequencesOf(lake: Lake, dataset: Dataset, ids: readonly string[]): number[] {
  const places = new Set(ids.flatMap((id) => lake.history.revisionsOf(dataset, id)))
  return [...places].sort((a, b) => a - b)
}

/** The place of the transaction that a parameter names, or of the newest one at an instant that it names. */
function boundOf(
  c: Context,
  lake: Lake,
  dataset: Dataset,
  end: 'from' | 'to',
): { transaction: number | undefined; time: number | undefined } {
  const transactionId = c.req.query(`${end}Transaction`) ?? ''
  const time = c.req.query(`${end}Time`) ?? ''
  if (time !== '' && Number.isNaN(Date.parse(time))) {
    throw badRequest(`The parameter "${end}Time" is no instant`)
  }
  // What was written at the very instant is within both bounds.
  const sequenceAt = (instant: string) => {
    const at = Date.parse(instant) - (end === 'from' ? 1 : 0)
    return (lake.history.sequenceAt(dataset, new Date(at).toISOString()) ?? 0) + (end === 'from' ? 1 : 0)
  }
  return {
    transaction: transactionId === '' ? undefined : lake.history.sequenceOf(dataset, transactionId),
    time: time === '' ? undefined : sequenceAt(time),
  }
}

/** Where the transactions are that a request asks for: of some documents, or of all. */
function placesOf(c: Context, lake: Lake, dataset: Dataset, ids: readonly string[] | undefined): number[] {
  const from = boundOf(c, lake, dataset, 'from')
  const to = boundOf(c, lake, dataset, 'to')
  const [first, last] = [
    Math.max(from.transaction ?? 0, from.time ?? 0),
    Math.min(to.transaction ?? dataset.tip.sequence, to.time ?? dataset.tip.sequence),
  ]
  return lake.history.placesBetween(dataset, {
    first,
    last,
    among: ids === undefined ? undefined : sequencesOf(lake, dataset, ids),
    authors: c.req.query('authors')?.split(','),
    newestFirst: flag(c, 'reverse'),
    limit: Math.min(count(c, 'limit', maxTransactions), maxTransactions),
  })
}

/** A transaction with its effects on the documents that were asked for and may be read; nothing where there is none. */
function describe(
  c: Context<LakeEnv>,
  committed: Committed,
  ids: readonly string[] | undefined,
): Record<string, unknown> | undefined {
  const changes = committed.changes.filter(({ id, before, after }) => {
    const document = after ?? before
    const isAsked = ids === undefined || ids.includes(id)
    return isAsked && (document === undefined || permits(c.get('principal'), 'read', document))
  })
  if (changes.length === 0) return undefined
  const effects = changes.map(({ id, before, after }) => [
    id,
    { apply: mendozaPatch(before, after), revert: mendozaPatch(after, before) },
  ])
  const hideMutations = c.req.query('excludeContent') === 'true' || c.req.query('excludeMutations') === 'true'
  return {
    id: committed.transactionId,
    timestamp: committed.timestamp,
    author: committed.author,
    documentIDs: changes.map(({ id }) => id),
    ...(hideMutations ? {} : { mutations: changes.flatMap((change) => listenerMutations(change)) }),
    ...(c.req.query('effectFormat') === 'mendoza' ? { effects: Object.fromEntries(effects) } : {}),
  }
}

/** @throws {HttpError} 410 with the reason, for a revision whose content was forgotten */
function remembered(
  lake: Lake,
  dataset: Dataset,
  document: LakeDocument | undefined,
): LakeDocument | undefined {
  if (document === undefined || !isForgotten(document)) return document
  const { _id, _rev } = document
  const reason = lake.history.reasonForgotten(dataset, _id, _rev) ?? 'the log does not say'
  throw gone(`The revision "${_rev}" of "${_id}" was forgotten. Reason: ${reason}`)
}

/** The document at a revision, at an instant, or in the last state in which it existed. */
function pastDocument(c: Context, lake: Lake, dataset: Dataset, id: string): LakeDocument | undefined {
  const { history } = lake
  if (c.req.query('lastRevision') === 'true') return history.lastState(dataset, id)
  const revision = c.req.query('revision')
  const time = c.req.query('time')
  if (revision === undefined && time === undefined) return dataset.get(id)
  if (time !== undefined && Number.isNaN(Date.parse(time)))
    throw badRequest('The parameter "time" is no instant')
  const place =
    revision === undefined ? history.sequenceAt(dataset, time ?? '') : history.sequenceOf(dataset, revision)
  return place === undefined ? undefined : history.documentAt(dataset, id, place)
}
