import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { HttpError, queryEvaluationError } from '#lake/http/errors.ts'
import { answerFields } from './answer.ts'
import { Copies } from './copies.ts'
import type { FromThread, Question, ToThread } from './messages.ts'
import { runQueryAsync } from './run.ts'
import { viewOf } from './views.ts'

/** A query thread: copies of the datasets, and nothing that writes. */
const { dataDir } = z.object({ dataDir: z.string() }).parse(workerData)
const copies = new Copies(dataDir)
const encoder = new TextEncoder()

parentPort?.on('message', (message: ToThread) => work(message))

function work(message: ToThread): void {
  switch (message.kind) {
    case 'open':
      copies.open(message)
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
    default:
      tell({ kind: 'begun', id: message.id })
      void answer(message).then(tell)
  }
}

function tell(message: FromThread): void {
  parentPort?.postMessage(message, message.kind === 'answer' ? [message.fields.buffer] : [])
}

async function answer({ id, datasetId, perspective, audience, request }: Question): Promise<FromThread> {
  try {
    const dataset = copies.get(datasetId)
    if (dataset === undefined) throw new Error('the dataset was not loaded')
    const found = await runQueryAsync(viewOf(dataset, perspective, audience), request)
    return { kind: 'answer', id, fields: encoder.encode(answerFields(found, request.query)) }
  } catch (error) {
    const { status, body, message } =
      error instanceof HttpError
        ? error
        : queryEvaluationError(500, request.query, `The query failed: ${String(error)}`)
    return { kind: 'refusal', id, status, body, message }
  }
}
