import { type HttpError, queryEvaluationError } from '#lake/http/errors.ts'
import type { QueryAnswer } from './run.ts'

/** Maximum size of a result in characters of JSON; larger results need the dataset export. */
const maxResultLength = 32 * 1024 * 1024

/**
 * The fields of an answer as JSON without the surrounding braces: `"result":…,"syncTags":…`.
 * @throws {HttpError} 413 when the answer exceeds the limit
 */
export function answerFields({ result, syncTags, sourceMap }: QueryAnswer, query: string): string {
  const parts = [`"result":${jsonOf(result, query)}`, `"syncTags":${JSON.stringify(syncTags)}`]
  if (sourceMap !== undefined) parts.push(`"resultSourceMap":${jsonOf(sourceMap, query)}`)
  return parts.join(',')
}

function jsonOf(value: unknown, query: string): string {
  try {
    const json = JSON.stringify(value)
    if (json.length <= maxResultLength) return json
  } catch (error) {
    // The JSON would exceed V8's maximum string length.
    if (!(error instanceof RangeError)) throw error
  }
  throw answerTooLarge(query)
}

const answerTooLarge = (query: string): HttpError =>
  queryEvaluationError(
    413,
    query,
    `The result exceeds the limit of ${maxResultLength / 1024 / 1024} MB; ask for less, or use the export`,
  )

export const tooMuchMemory = (query: string, heapMb: number): HttpError =>
  queryEvaluationError(
    413,
    query,
    `The query needs more than the ${heapMb} MB of memory one query may use; ask for less at a time`,
  )

export const tookTooLong = (query: string, limitMs: number): HttpError =>
  queryEvaluationError(
    408,
    query,
    `The query took longer than ${limitMs / 1_000} s and was stopped; ask for less at a time`,
  )
