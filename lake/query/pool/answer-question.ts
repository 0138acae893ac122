import type { Dataset } from '#lake/store/dataset.ts'
import { answerFields, tookTooLong } from '#lake/query/answer.ts'
import { HttpError, queryEvaluationError } from '#lake/http/errors.ts'
import { planQuery } from '#lake/query/plan/plan.ts'
import { runQuery, runQueryAsync } from '#lake/query/run.ts'
import { viewOf } from '#lake/query/views.ts'
import type { Question } from './messages.ts'
import { TimeOver, withTimeLimit } from './time-limit.ts'

const encoder = new TextEncoder()

/**
 * The fields of the answer to a query as JSON. Asynchronous evaluation is not interrupted at the time limit.
 * @throws {HttpError} whatever fails
 */
export async function answerQuestion(
  dataset: Dataset,
  { perspective, audience, request }: Omit<Question, 'id' | 'datasetId'>,
  timeLimitMs: number,
): Promise<Uint8Array> {
  const { query } = request
  try {
    const view = viewOf(dataset, perspective, audience)
    const fields = withTimeLimit(timeLimitMs, () => {
      const plan = planQuery(view, request, Number.POSITIVE_INFINITY)
      return plan.isAsync ? undefined : answerFields(runQuery(view, request, plan), query)
    })
    return encoder.encode(fields ?? answerFields(await runQueryAsync(view, request), query))
  } catch (error) {
    if (error instanceof HttpError) throw error
    if (error instanceof TimeOver) throw tookTooLong(query, timeLimitMs)
    throw queryEvaluationError(500, query, `The query failed: ${String(error)}`)
  }
}
