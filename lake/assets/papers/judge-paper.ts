import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { Paper } from './read-paper.ts'

const paperSchema = z.object({
  pages: z.number(),
  title: z.string(),
  language: z.string().exactOptional(),
  faults: z.array(z.string()),
})
const judgementSchema = z.union([z.object({ refusal: z.string() }), z.object({ paper: paperSchema })])

/** Why a PDF is not stored, in a sentence an editor reads; or what is in it. */
export type Judgement = { refusal: string } | { paper: Paper }

/** A file crafted to keep the parser busy must not keep the lake busy. */
const timeoutMs = 15_000

const tooHard: Judgement = {
  refusal:
    'This PDF could not be read within fifteen seconds. Export it again with less in it and upload that file.',
}

let worker: Worker | undefined
let lastJudged: Promise<unknown> = Promise.resolve()

/** Reused for the next paper, without keeping the process alive. */
function judgeThread(): Worker {
  if (worker === undefined) {
    worker = new Worker(new URL('paper-worker.ts', import.meta.url))
    worker.unref()
  }
  return worker
}

async function judgeOne(bytes: Uint8Array, patience: number): Promise<Judgement> {
  const thread = judgeThread()
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => resolve(undefined), patience)
  const fail = (reason: unknown) => reject(reason)
  thread.once('message', resolve).once('error', fail)
  thread.postMessage(bytes, [])
  try {
    const answer = await promise
    if (answer !== undefined) return judgementSchema.parse(answer)
  } catch (error) {
    worker = undefined
    throw error
  } finally {
    clearTimeout(timer)
    thread.off('message', resolve).off('error', fail)
  }
  worker = undefined
  await thread.terminate()
  return tooHard
}

/**
 * Whether a PDF may be stored, and what is in it; judged in another thread with a timeout.
 * @throws when that thread itself fails
 */
export function judgePaper(bytes: Uint8Array, patience = timeoutMs): Promise<Judgement> {
  const judged = lastJudged.then(() => judgeOne(bytes, patience))
  // Papers are judged one after the other, also after a failure; each failure goes to its own caller.
  lastJudged = judged.then(
    () => undefined,
    () => undefined,
  )
  return judged
}
