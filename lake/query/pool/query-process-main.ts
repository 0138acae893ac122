import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'
import { HttpError, queryEvaluationError } from '#lake/http/errors.ts'
import { answerQuestion } from './answer-question.ts'
import { Copies } from './dataset-copies.ts'
import type { FromProcess, Question, ToProcess } from './messages.ts'

/**
 * Main module of a query process: copies of the datasets, and no writes. It ends with the lake, even a killed
 * one: a query ends after its time limit, and then the broken channel is noticed.
 */
const settings = z
  .object({
    LAKE_DATA: z.string(),
    LAKE_QUERY_MS: z.coerce.number(),
    LAKE_QUERY_AUDIENCE: z.enum(['anonymous', 'member']),
  })
  .parse(process.env)
const timeLimitMs = settings.LAKE_QUERY_MS
const copies = new Copies(settings.LAKE_DATA, settings.LAKE_QUERY_AUDIENCE)

setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')
/**
 * Garbage after a query, in bytes, from which a collection is forced; V8 would keep it until the next query.
 */
const collectThresholdBytes = 16 * 1024 * 1024
/** How often memory is tidied between queries. */
const tidyIntervalMs = 5_000
let kept = 0

setInterval(tidy, tidyIntervalMs).unref()
process.on('disconnect', () => process.exit(0))
// Ctrl+C reaches every process of a terminal; the lake ends its processes in order.
process.on('SIGINT', () => {})
process.on('message', (message: ToProcess) => work(message))

function work(message: ToProcess): void {
  switch (message.kind) {
    case 'open':
      copies.open(message)
      tidy()
      return
    case 'take':
      copies.take(message)
      return
    case 'forget':
      copies.forget(message)
      return
    case 'change':
      copies.follow(message)
      return
    case 'greet':
      tell({ kind: 'ready' })
      return
    default:
      tell({ kind: 'begun', id: message.id })
      void answer(message).then((answered) => {
        tell(answered)
        setImmediate(tidy)
      })
  }
}

function tell(message: FromProcess): void {
  process.send?.(message)
}

async function answer({ id, datasetId, ...question }: Question): Promise<FromProcess> {
  try {
    const dataset = copies.get(datasetId)
    if (dataset === undefined) throw new Error('the dataset was not loaded')
    // Asynchronous evaluation cannot be interrupted here; the pool kills the process.
    return { kind: 'answer', id, fields: await answerQuestion(dataset, question, timeLimitMs) }
  } catch (error) {
    const { status, body, message } =
      error instanceof HttpError
        ? error
        : queryEvaluationError(500, question.request.query, `The query failed: ${String(error)}`)
    return { kind: 'refusal', id, status, body, message }
  }
}

/** Returns memory to the system after a large query or after loading a dataset. */
function tidy(): void {
  if (process.memoryUsage().heapTotal < kept + collectThresholdBytes) return
  if (typeof collectGarbage === 'function') collectGarbage({ type: 'major', flavor: 'last-resort' })
  kept = process.memoryUsage().heapTotal
}
