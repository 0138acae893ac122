import { parentPort } from 'node:worker_threads'
import { HttpError, queryEvaluationError } from '#lake/http/errors.ts'
import type { Committed } from '#lake/store/committed.ts'
import { Dataset } from '#lake/store/dataset.ts'
import type { FromThread, ToThread } from './messages.ts'
import { runQueryAsync } from './run.ts'
import { viewOf } from './views.ts'

/** The query thread: copies of the datasets, kept in step by messages, and nothing that writes. */
const datasets = new Map<number, Dataset>()

parentPort?.on('message', (message: ToThread) => {
  void work(message)?.then((reply) => parentPort?.postMessage(reply, []))
})

function work(message: ToThread): Promise<FromThread> | undefined {
  switch (message.kind) {
    case 'load': {
      const dataset = new Dataset(message.dataset, { sequence: 0, hash: '', time: '' }, 0)
      for (const doc of message.documents) dataset.load(doc)
      datasets.set(message.dataset.id, dataset)
      return undefined
    }
    case 'change': {
      follow(message)
      return undefined
    }
    default:
      return answer(message)
  }
}

/** Brings a copy in step with a transaction that is on disk. */
function follow({ datasetId, sequence, changes }: Extract<ToThread, { kind: 'change' }>): void {
  const dataset = datasets.get(datasetId)
  if (dataset === undefined) return
  const committed: Committed = {
    dataset: dataset.name,
    sequence,
    transactionId: '',
    timestamp: '',
    author: '',
    changes: changes.map(({ id, after }) => ({ id, before: dataset.get(id), after, patches: undefined })),
    causes: [],
    announced: false,
  }
  dataset.apply(committed, { ...dataset.tip, sequence })
  dataset.publish(committed)
}

async function answer({
  id,
  datasetId,
  perspective,
  audience,
  request,
}: Extract<ToThread, { kind: 'query' }>): Promise<FromThread> {
  const dataset = datasets.get(datasetId)
  try {
    if (dataset === undefined) throw new Error('the dataset was not loaded')
    return { id, answer: await runQueryAsync(viewOf(dataset, perspective, audience), request) }
  } catch (error) {
    const known =
      error instanceof HttpError
        ? error
        : queryEvaluationError(500, request.query, `The query failed: ${String(error)}`)
    return { id, refusal: { status: known.status, body: known.body, message: known.message } }
  }
}
