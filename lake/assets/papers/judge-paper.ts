import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
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

/** A file crafted to keep the parser busy must not keep the lake busy: what it may cost of a core, ms. */
const maxWorkMs = 15_000
/** And in all, ms: on a busy machine the same work takes many times as long. */
const longestMs = 120_000
const lookEveryMs = 250

const tooHard: Judgement = {
  refusal:
    'This PDF could not be read within fifteen seconds. Export it again with less in it and upload that file.',
}

interface Judge {
  thread: Worker
  /** Its work can be asked for from then on. */
  isUp: Promise<unknown>
}

let worker: Judge | undefined
let lastJudged: Promise<unknown> = Promise.resolve()

/** Reused for the next paper, without keeping the process alive. */
function judgeThread(): Judge {
  if (worker === undefined) {
    const thread = new Worker(new URL('paper-worker.ts', import.meta.url))
    thread.unref()
    worker = { thread, isUp: once(thread, 'online') }
  }
  return worker
}

const workOf = async (thread: Worker): Promise<number> => {
  const { user, system } = await thread.cpuUsage()
  return (user + system) / 1000
}

/** Ends once the thread has worked so long, or the longest time is over. */
async function untilTooLong({ thread, isUp }: Judge, maxWork: number, signal: AbortSignal): Promise<void> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  await isUp
  const before = await workOf(thread)
  for (let work = before; work - before < maxWork && !over.aborted; work = await workOf(thread))
    await pause(lookEveryMs, undefined, { signal: over }).catch(() => undefined)
}

async function judgeOne(bytes: Uint8Array, maxWork: number): Promise<Judgement> {
  const judge = judgeThread()
  const { thread } = judge
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const fail = (reason: unknown) => reject(reason)
  const judged = new AbortController()
  thread.once('message', resolve).once('error', fail)
  thread.postMessage(bytes, [])
  try {
    const answer = await Promise.race([promise, untilTooLong(judge, maxWork, judged.signal)])
    if (answer !== undefined) return judgementSchema.parse(answer)
  } catch (error) {
    worker = undefined
    throw error
  } finally {
    judged.abort()
    thread.off('message', resolve).off('error', fail)
  }
  worker = undefined
  await thread.terminate()
  return tooHard
}

/**
 * Whether a PDF may be stored, and what is in it; judged in another thread, whose work is bounded.
 * @param maxWork ms of a core
 * @throws when that thread itself fails
 */
export function judgePaper(bytes: Uint8Array, maxWork = maxWorkMs): Promise<Judgement> {
  const judged = lastJudged.then(() => judgeOne(bytes, maxWork))
  // Papers are judged one after the other, also after a failure; each failure goes to its own caller.
  lastJudged = judged.then(
    () => undefined,
    () => undefined,
  )
  return judged
}
