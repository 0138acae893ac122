import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { nodeEnvironment } from '#common/node-environment.ts'
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

/** A file crafted to keep the parser busy, or to fill the memory, must not do so to the lake. */
const timeoutMs = 15_000
const heapMb = 256

const tooHard: Judgement = {
  refusal:
    'This PDF could not be read within fifteen seconds and 256 MB. Export it again with less in it and upload that file.',
}

const main = fileURLToPath(new URL('paper-process-main.ts', import.meta.url))

function judgeOne(bytes: Uint8Array, patience: number): Promise<Judgement> {
  const child = fork(main, {
    serialization: 'advanced',
    execArgv: [
      ...process.execArgv.filter((arg) => !arg.startsWith('--inspect')),
      `--max-old-space-size=${heapMb}`,
    ],
    env: nodeEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(-2_000)
  })
  const { promise, resolve, reject } = Promise.withResolvers<Judgement>()
  const timer = setTimeout(() => {
    resolve(tooHard)
    child.kill('SIGKILL')
  }, patience)
  child.once('message', (message) => resolve(judgementSchema.parse(message)))
  child.once('error', reject)
  child.once('close', (code, signal) => {
    clearTimeout(timer)
    if (signal === 'SIGABRT' || said.includes('out of memory')) resolve(tooHard)
    reject(new Error(`A paper could not be judged: its process ended with ${signal ?? code}: ${said.trim()}`))
  })
  child.send(bytes, (error) => error && reject(error))
  return promise
}

let lastJudged: Promise<unknown> = Promise.resolve()

/**
 * Whether a PDF may be stored, and what is in it; judged in a process of its own, which ends with it.
 * @throws when that process itself fails
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
