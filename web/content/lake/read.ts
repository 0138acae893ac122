import 'server-only'
import { BoundedMap } from '#common/bounded-map.ts'
import { z } from 'zod'
import { freshness } from '#web/serving/validity/freshness.ts'
import { isBuilding, isDevelopment, isServing, siteSettings } from '#web/lib/settings.ts'
import { bindUnitsIn } from '#web/lib/numbers/units.ts'
import { type Ask, askForVisitors, type QuestionParams } from './client.ts'
import { ExpiredAnswers } from './expired-answers.ts'
import { keepLastGood, lastGood } from './last-good.ts'
import { noteLeftOut } from './left-out.ts'
import { type LeftOut, parseSound, withoutNulls } from '#web/lib/parse-sound.ts'
import { parsingOnce } from './parsing-once.ts'

/** A read of the lake: its query, shape and tags. */
export interface Read<Data> {
  key: string
  tags: readonly string[]
  /** False if no text of it is shown: previews then skip the source map. */
  hasWords?: false
  /**
   * Parses an answer row by row and binds numbers to their units. Memoised: readers share the value and must not modify it.
   * @throws ZodError when nothing sound is left
   */
  parse: (raw: unknown) => Data
  /** What {@link parse} leaves out of an answer; absent for reads that take all or nothing. */
  leftOutOf?: (raw: unknown) => readonly LeftOut[]
  /** Queries the lake; what visitors get unless `otherwise` is given. */
  ask: (otherwise?: Ask) => Promise<unknown>
}

interface ReadOptions {
  params?: QuestionParams
  /** The law binds it: an answer with a fault anywhere is no answer, and the last good one is used. */
  isWhole?: boolean
}

/**
 * A read by GROQ query. The key is its file name on disk: unique, including parameters. What of an answer does not have
 * its shape is left out and named (left-out.ts), so that one odd record takes nothing else with it.
 */
export const defineRead = <Data>(
  key: string,
  tags: readonly string[],
  query: string,
  schema: z.ZodType<Data>,
  { params = {}, isWhole = false }: ReadOptions = {},
): Read<Data> => {
  const sound = parsingOnce({
    parse: (raw) => {
      const bound = bindUnitsIn(raw)
      return isWhole ? { data: schema.parse(withoutNulls(bound)), leftOut: [] } : parseSound(schema, bound)
    },
  })
  return {
    key,
    tags,
    parse: (raw) => sound(raw).data,
    leftOutOf: (raw) => sound(raw).leftOut,
    ask: (otherwise = askForVisitors) => otherwise(query, params),
  }
}

interface RawAnswer {
  raw: unknown
  /** When the query was sent: later publishes are not in the answer. */
  readAt: number
  /** The lake failed, and this is its previous answer. */
  isLastGood: boolean
}

export interface Answer<Data> extends Omit<RawAnswer, 'raw'> {
  data: Data
}

/** While the lake is known to be down, visitors do not wait for it; the reconciler detects its return. */
const assumeDownMs = 1_500

const maxAnswers = 2_000
const answers = new BoundedMap<string, { readAt: number; answer: Promise<RawAnswer> }>(maxAnswers)

/** It failed a moment ago and has not been heard from: the next query would probably time out. */
const isAway = (): boolean =>
  freshness.lakeFailedAt > Math.max(freshness.lakeHeardAt, freshness.tick() - assumeDownMs)

const askLake = async (read: Read<unknown>): Promise<unknown> => {
  try {
    const raw = await read.ask()
    freshness.lakeHeardAt = freshness.tick()
    return raw
  } catch (error) {
    if (freshness.lakeFailedAt === 0)
      console.error('the lake does not answer; last good content is used:', error)
    freshness.lakeFailedAt = freshness.tick()
    throw error
  }
}

/** An answer of the lake of which nothing can be used. */
class Malformed extends Error {
  readonly said: string

  constructor(key: string, cause: unknown) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause).replaceAll(/\s+/g, ' ') : String(cause)
    super(`the lake's answer to "${key}" is malformed: ${why}`, { cause })
    this.said = `all of it, so its last good state is shown: ${why}`
  }
}

const checked = (read: Read<unknown>, raw: unknown): void => {
  try {
    read.parse(raw)
    noteLeftOut(read.key, read.leftOutOf?.(raw) ?? [])
  } catch (cause) {
    throw new Malformed(read.key, cause)
  }
}

/** Next loads this file once for pages, routes and instrumentation each: every one reads what it held itself. */
const expired = new ExpiredAnswers<Read<unknown>>({
  isExpired: (tags, readAt) => freshness.isExpired(tags, readAt),
  place: () => freshness.place.position,
  isAway,
  hasFailed: () => freshness.lakeFailedAt > 0,
  ask: async (read) => !(await ask(read)).isLastGood,
  onMove: () => freshness.shown.look(),
})

let isWatching = false

/** Has held answers read again as soon as they expire. Not in development: each changed source would leave a watcher. */
const watchExpiries = (): void => {
  if (isWatching || isDevelopment() || !isServing()) return
  isWatching = true
  freshness.shown.stayBehind(
    () => expired.position,
    () => expired.size,
  )
  freshness.onExpiry(() => expired.look())
}

/** Ends once the lake is back (web/content/publish/catch-up.ts). */
const lastGoodAnswer = (read: Read<unknown>, raw: unknown, readAt: number): RawAnswer => {
  const { key, tags } = read
  checked(read, raw)
  freshness.noteLastGood(tags, expired.trueAt(key))
  return { raw, readAt, isLastGood: true }
}

const question = async (read: Read<unknown>, readAt: number): Promise<RawAnswer> => {
  if (!isBuilding() && isAway()) {
    const raw = await lastGood(read.key)
    // Without a previous answer there is no fallback, so the lake is queried anyway.
    if (raw !== undefined) return lastGoodAnswer(read, raw, readAt)
  }
  const { position } = freshness.place
  try {
    const raw = await (isBuilding() ? read.ask() : askLake(read))
    checked(read, raw)
    expired.arrived(read, readAt, position)
    const kept = keepLastGood(read.key, raw)
    // A running site does not make visitors wait for its disk; a build ends, and must have written.
    if (isBuilding()) await kept
    return { raw, readAt, isLastGood: false }
  } catch (error) {
    // A build fails without the lake instead of building outdated pages.
    const raw = isBuilding() ? undefined : await lastGood(read.key)
    if (raw === undefined) throw error
    const answer = lastGoodAnswer(read, raw, readAt)
    if (error instanceof Malformed) noteLeftOut(read.key, [{ document: null, path: '', problem: error.said }])
    return answer
  }
}

const ask = (read: Read<unknown>): Promise<RawAnswer> => {
  const held = answers.get(read.key)
  const isCurrent = held && !freshness.isExpired(read.tags, held.readAt)
  if (isCurrent && siteSettings().cacheHandler === 'ours') return held.answer
  watchExpiries()
  const readAt = freshness.tick()
  const answer = question(read, readAt)
  const drop = () => {
    if (answers.get(read.key)?.answer === answer) answers.delete(read.key)
  }
  answers.set(read.key, { readAt, answer })
  answer.then(({ isLastGood }) => isLastGood && drop(), drop)
  return answer
}

/**
 * The current answer of a read. Queried once for concurrent readers and cached until a tag expires; an answer whose
 * query began before a publish is never returned to a later reader.
 * @throws when the lake fails and there is no last good value
 */
export const answerTo = async <Data>(read: Read<Data>): Promise<Answer<Data>> => {
  const { raw, ...answer } = await ask(read)
  return { ...answer, data: read.parse(raw) }
}
