import { type ChildProcess, fork } from 'node:child_process'
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
const answerSchema = z.object({
  judgement: z.union([z.object({ refusal: z.string() }), z.object({ paper: paperSchema })]),
  /** Memory of the process then, bytes. */
  rss: z.number(),
})

/** Why a PDF is not stored, in a sentence an editor reads; or what is in it. */
export type Judgement = { refusal: string } | { paper: Paper }

/** A file crafted to keep the parser busy, or to fill the memory, must not do so to the lake. */
const timeoutMs = 15_000
const heapMb = 256
/** A process that has grown to this, bytes, or has had nothing to do for so long, ms, ends. */
const mostRss = 400 * 1024 * 1024
const idleMs = 5_000

const tooHard: Judgement = {
  refusal:
    'This PDF could not be read within fifteen seconds and 256 MB. Export it again with less in it and upload that file.',
}

const main = fileURLToPath(new URL('paper-process-main.ts', import.meta.url))

/** A process that judges papers. */
class PaperProcess {
  readonly #child: ChildProcess
  readonly #isReady: Promise<unknown>
  readonly #ended: Promise<string>
  #said = ''

  constructor() {
    const child = fork(main, {
      serialization: 'advanced',
      execArgv: [
        ...process.execArgv.filter((arg) => !arg.startsWith('--inspect')),
        `--max-old-space-size=${heapMb}`,
      ],
      env: nodeEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child = child
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#said = (this.#said + chunk.toString('utf8')).slice(-2_000)
    })
    this.#isReady = new Promise((resolve) => child.once('message', resolve))
    this.#ended = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('close', (code, signal) => resolve(`${signal ?? code}`))
    })
    // A pending judgement keeps the lake's process alive, its children do not.
    child.unref()
    child.channel?.unref()
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }

  /** @returns the judgement, and whether the process may judge another paper */
  async judge(bytes: Uint8Array, patience: number): Promise<{ judgement: Judgement; isFit: boolean }> {
    this.#child.channel?.ref()
    const ended = this.#ended.then((how) => {
      if (how === 'SIGABRT' || this.#said.includes('out of memory')) return 'too hard'
      throw new Error(`A paper could not be judged: its process ended with ${how}: ${this.#said.trim()}`)
    })
    // How long it takes to start says nothing of the paper.
    const early = await Promise.race([this.#isReady, ended])
    const answered = new Promise((resolve) => this.#child.once('message', resolve))
    if (early !== 'too hard') this.#child.send(bytes)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, patience, 'too hard')
    })
    try {
      const answer = await Promise.race([answered, ended, late])
      if (answer === 'too hard') return { judgement: tooHard, isFit: false }
      const { judgement, rss } = answerSchema.parse(answer)
      return { judgement, isFit: rss < mostRss }
    } finally {
      clearTimeout(timer)
      this.#child.channel?.unref()
    }
  }
}

let held: PaperProcess | undefined
let idle: NodeJS.Timeout | undefined

const endHeld = (): void => {
  held?.end()
  held = undefined
}

async function judgeNext(bytes: Uint8Array, patience: number): Promise<Judgement> {
  clearTimeout(idle)
  held ??= new PaperProcess()
  let isFit = false
  try {
    const judged = await held.judge(bytes, patience)
    isFit = judged.isFit
    return judged.judgement
  } finally {
    if (isFit) idle = setTimeout(endHeld, idleMs).unref()
    else endHeld()
  }
}

let lastJudged: Promise<unknown> = Promise.resolve()

/**
 * Whether a PDF may be stored, and what is in it; judged in another process, which ends soon after the last paper, or
 * with one that made it grow.
 * @throws when that process itself fails
 */
export function judgePaper(bytes: Uint8Array, patience = timeoutMs): Promise<Judgement> {
  const judged = lastJudged.then(() => judgeNext(bytes, patience))
  // Papers are judged one after the other, also after a failure; each failure goes to its own caller.
  lastJudged = judged.then(
    () => undefined,
    () => undefined,
  )
  return judged
}
