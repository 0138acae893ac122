import 'server-only'
import { BoundedMap } from '#common/bounded-map.ts'
import type { z } from 'zod'
import { freshness } from '#web/lib/freshness.ts'
import { isBuilding, siteSettings } from '#web/lib/settings.ts'
import { bindUnitsIn } from '#web/lib/units.ts'
import { type Ask, askPublished, type QuestionParams } from './client.ts'
import { keepLastGood, lastGood } from './last-good.ts'
import { parsingOnce } from './parsing-once.ts'

/** Something the site reads from the lake: how, what shape it has, and which publishes end it. */
export interface Read<Data> {
  key: string
  tags: readonly string[]
  /** False where no text of it is shown: a preview then asks without where each one is edited. */
  hasWords?: false
  /** Checks an answer, whose numbers then stay with their units, the same one once: all readers are given one value, which none may change. @throws ZodError */
  parse: (raw: unknown) => Data
  /** Asks the lake: what is published, unless told to ask otherwise. */
  ask: (otherwise?: Ask) => Promise<unknown>
}

/** A read by a GROQ query. The key names it on disk, so it is unique and says its parameters. */
export const defineRead = <Data>(
  key: string,
  tags: readonly string[],
  query: string,
  schema: z.ZodType<Data>,
  params: QuestionParams = {},
): Read<Data> => ({
  key,
  tags,
  parse: parsingOnce({ parse: (raw) => schema.parse(bindUnitsIn(raw)) }),
  ask: (otherwise = askPublished) => otherwise(query, params),
})

interface RawAnswer {
  raw: unknown
  /** When the question was put: what is published after it is not in the answer. */
  readAt: number
  /** The lake failed, and this is what it answered before. */
  isLastGood: boolean
}

export interface Answer<Data> extends Omit<RawAnswer, 'raw'> {
  data: Data
}

/** While the lake is known to be down, visitors do not wait for it; the reconciler watches for its return. */
const downFor = 1_500

const mostAnswers = 2_000
const answers = new BoundedMap<string, { readAt: number; answer: Promise<RawAnswer> }>(mostAnswers)

/** It failed a moment ago and nothing was heard from it since: the next question would most likely wait in vain. */
const isAway = (): boolean =>
  freshness.lakeFailedAt > Math.max(freshness.lakeHeardAt, freshness.tick() - downFor)

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

const checked = (read: Read<unknown>, raw: unknown): void => {
  try {
    read.parse(raw)
  } catch (cause) {
    throw new Error(`the lake's answer to "${read.key}" is malformed`, { cause })
  }
}

const question = async (read: Read<unknown>, readAt: number): Promise<RawAnswer> => {
  if (!isBuilding() && isAway()) {
    const raw = await lastGood(read.key)
    // What was never answered has nothing to fall back on, so the lake is asked all the same.
    if (raw !== undefined) return { raw, readAt, isLastGood: true }
  }
  try {
    const raw = await (isBuilding() ? read.ask() : askLake(read))
    checked(read, raw)
    const kept = keepLastGood(read.key, raw)
    // A running site does not let visitors wait for its disk; a build ends, and must have written.
    if (isBuilding()) await kept
    return { raw, readAt, isLastGood: false }
  } catch (error) {
    // A page built without the lake would be a page of the past: the build fails instead.
    const raw = isBuilding() ? undefined : await lastGood(read.key)
    if (raw === undefined) throw error
    if (error instanceof Error && error.cause) console.error(error)
    return { raw, readAt, isLastGood: true }
  }
}

const ask = (read: Read<unknown>): Promise<RawAnswer> => {
  const held = answers.get(read.key)
  const isCurrent = held && !freshness.isExpired(read.tags, held.readAt)
  if (isCurrent && siteSettings().cacheHandler === 'ours') return held.answer
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
 * The current answer to a read. Asked at most once at a time and until one of its tags expires; an
 * answer whose question began before a publish is never given to a reader who came after it.
 * @throws when the lake fails and never answered this before
 */
export const answerTo = async <Data>(read: Read<Data>): Promise<Answer<Data>> => {
  const { raw, ...answer } = await ask(read)
  return { ...answer, data: read.parse(raw) }
}
