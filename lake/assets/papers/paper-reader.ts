import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { Paper } from './read-paper.ts'

const paperSchema = z.object({
  pages: z.number(),
  title: z.string(),
  language: z.string().exactOptional(),
  faults: z.array(z.string()),
})

/** A file crafted to keep the parser busy must not keep the lake busy. */
const timeoutMs = 15_000

const tooHard: Paper = {
  pages: 0,
  title: '',
  faults: ['It could not be read within fifteen seconds. Export it again with less in it.'],
}

let worker: Worker | undefined
let lastRead: Promise<unknown> = Promise.resolve()

/** Reused for the next paper, without keeping the process alive. */
function readerThread(): Worker {
  if (worker === undefined) {
    worker = new Worker(new URL('paper-worker.ts', import.meta.url))
    worker.unref()
  }
  return worker
}

async function readOne(bytes: Uint8Array, patience: number): Promise<Paper> {
  const reader = readerThread()
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => resolve(undefined), patience)
  const fail = (reason: unknown) => reject(reason)
  reader.once('message', resolve).once('error', fail)
  reader.postMessage(bytes, [])
  try {
    const answer = await promise
    if (answer !== undefined) return paperSchema.parse(answer)
  } catch (error) {
    worker = undefined
    throw error
  } finally {
    clearTimeout(timer)
    reader.off('message', resolve).off('error', fail)
  }
  worker = undefined
  await reader.terminate()
  return tooHard
}

/**
 * What is in a PDF, read in a worker thread with a timeout.
 * @throws when that thread itself fails; what is wrong with the file is in `faults`
 */
export function readPaperInThread(bytes: Uint8Array, patience = timeoutMs): Promise<Paper> {
  const read = lastRead.then(() => readOne(bytes, patience))
  // Papers are read one after the other, also after a failure; each failure goes to its own caller.
  lastRead = read.then(
    () => undefined,
    () => undefined,
  )
  return read
}
