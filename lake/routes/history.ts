import type { Context, Hono } from 'hono'
import { permits } from '#lake/access/permits.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { flag } from '#lake/http/request/parameters.ts'
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

/** `/data/history/:dataset/…`: the history of documents, for requests with a token (lake contract 5). */
export function historyRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${path}/events/documents/:id`, (c) => {
    const dataset = readable(c, lake)
    const id = c.req.param('id')
    const group = [...new Set([id, publishedId(id), draftId(id)])]
    const all = sequencesOf(lake, dataset, group)
    // Not part of Sanity's API: the site asks for what visitors got alone.
    const standings = flag(c, 'inForce') ? lake.approvals.of(dataset) : undefined
    const places = standings === undefined ? all : standings.placesInForce(publishedId(id), all)
    const { events, nextCursor } = eventPage(c, lake, dataset, places, (one) => groupEvents(one, id))
    return c.json({ events: { [id]: events }, nextCursor })
  })

  app.get(`${path}/events/releases/:name`, (c) => {
    const dataset = readable(c, lake)
    const name = c.req.param('name')
    const places = lake.history.placesOfRelease(dataset, name)
    return c.json(eventPage(c, lake, dataset, places, (one) => releaseEvents(one, name)))
  })

  app.get(`${path}/transactions/:ids`, (c) => {
    const dataset = readable(c, lake)
    const ids = c.req.param('ids').split(',')
    const lines = selectTransactions(c, lake, dataset, ids).map((committed) =>
      JSON.stringify(describe(c, committed, ids)),
    )
    const text = lines.map((line) => `${line}\n`).join('')
    return c.body(text, 200, { 'content-type': 'application/x-ndjson' })
  })

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

function count(c: Context, name: string, fallback: number): number {
  const text = c.req.query(name)
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw badRequest(`The parameter "${name}" is no count`)
  return value
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

function selectTransactions(c: Context, lake: Lake, dataset: Dataset, ids: readonly string[]): Committed[] {
  const bound = (name: string, fallback: number) => {
    const transactionId = c.req.query(name)
    if (transactionId === undefined || transactionId === '') return fallback
    return lake.history.sequenceOf(dataset, transactionId) ?? fallback
  }
  const from = bound('fromTransaction', 0)
  const to = bound('toTransaction', Number.MAX_SAFE_INTEGER)
  const authors = c.req.query('authors')?.split(',')
  const limit = Math.min(count(c, 'limit', maxTransactions), maxTransactions)
  const places = sequencesOf(lake, dataset, ids).filter((place) => place >= from && place <= to)
  if (c.req.query('reverse') === 'true') places.reverse()
  const found: Committed[] = []
  for (const place of places) {
    if (found.length >= limit) break
    const committed = lake.history.transaction(dataset, place)
    if (committed === undefined) continue
    if (authors === undefined || authors.includes(committed.author)) found.push(committed)
  }
  return found
}

/** A transaction with its effects on the requested documents only. */
function describe(c: Context, committed: Committed, ids: readonly string[]): Record<string, unknown> {
  const changes = committed.changes.filter(({ id }) => ids.includes(id))
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
