import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, say } from '#scripts/lib/say.mjs'

export interface Program {
  name: string
  command: readonly string[]
  /** What the program calls itself in the list of processes, where that is not its command. */
  title?: string
  /** Answers 200 once the program serves. */
  health: string
  /** Variables that are other for this program than for the rest. */
  env?: Readonly<Record<string, string>>
}

export interface Running {
  stop: () => Promise<void>
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function answers(health: string): Promise<boolean> {
  try {
    return (await fetch(health, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

const crashesAllowed = 5
const calmAfterMs = 60_000

/**
 * Keeps one program running: its output goes to a log file, a crash is told and answered with a new start
 * after a growing pause; five crashes within a minute of each other end in `onGivenUp`.
 */
export class Supervisor implements Running {
  readonly #program: Program
  readonly #root: string
  readonly #logFile: string
  readonly #onGivenUp: (error: Error) => void
  readonly #onSpawn: () => void
  #child: ChildProcess | undefined
  #tail: string[] = []
  #stopping = false
  #crashes = 0
  #startedAt = 0

  constructor(
    program: Program,
    root: string,
    logFolder: string,
    told: { onGivenUp: (error: Error) => void; onSpawn: () => void },
  ) {
    this.#program = program
    this.#root = root
    mkdirSync(logFolder, { recursive: true })
    this.#logFile = join(logFolder, `${program.name}.log`)
    this.#onGivenUp = told.onGivenUp
    this.#onSpawn = told.onSpawn
  }

  #spawn(): void {
    const [file = process.execPath, ...args] = this.#program.command
    const log = createWriteStream(this.#logFile, { flags: 'a' })
    const env = { ...process.env, ...this.#program.env }
    const child = spawn(file, args, { cwd: this.#root, stdio: ['ignore', 'pipe', 'pipe'], env })
    this.#child = child
    this.#startedAt = Date.now()
    this.#onSpawn()
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        log.write(chunk)
        this.#tail = [...this.#tail, ...chunk.toString().split('\n').filter(Boolean)].slice(-8)
      })
    }
    child.once('error', (error) => this.#tail.push(error.message))
    child.once('close', (code, signal) => {
      log.end()
      if (!this.#stopping) this.#crashed(signal ?? `exit ${code}`)
    })
  }

  #crashed(how: string): void {
    const calm = Date.now() - this.#startedAt > calmAfterMs
    this.#crashes = calm ? 1 : this.#crashes + 1
    if (this.#crashes > crashesAllowed) {
      this.#onGivenUp(this.#failure(`ended again and again (${how})`))
      return
    }
    say(`! ${this.#program.name} ended (${how}); starting it again. Log: ${this.#logFile}`)
    void pause(200 * 2 ** this.#crashes).then(() => {
      if (!this.#stopping) this.#spawn()
    })
  }

  #failure(what: string): PlainError {
    return new PlainError(
      `${this.#program.name} ${what}. Its last lines (${this.#logFile}):\n${this.#tail.join('\n')}`,
    )
  }

  /** The process, and what is characteristic of its command line. */
  get process(): { pid: number; command: string }[] {
    const pid = this.#child?.pid
    return pid === undefined
      ? []
      : [{ pid, command: this.#program.title ?? this.#program.command.slice(1).join(' ') }]
  }

  /** Starts the program and waits until it answers; a program that ends before that is a failure, not a crash. */
  async start(withinMs = 60_000): Promise<void> {
    this.#stopping = true
    this.#spawn()
    const until = Date.now() + withinMs
    while (!(await answers(this.#program.health))) {
      if (this.#child?.exitCode !== null || this.#child.signalCode !== null)
        throw this.#failure('did not start')
      if (Date.now() > until) throw this.#failure(`did not answer at ${this.#program.health}`)
      await pause(100)
    }
    this.#stopping = false
  }

  /** Asks the program to end, and ends it after ten seconds. */
  async stop(): Promise<void> {
    this.#stopping = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await closed
    clearTimeout(timer)
  }
}

/**
 * Runs a command to its end with its output hidden, unless it fails: then the last lines are in the error.
 * @param onLine told each line, for steps that show their own progress
 */
export async function run(
  command: readonly string[],
  options: { root: string; env?: Record<string, string>; onLine?: (line: string) => void },
): Promise<void> {
  const [file = process.execPath, ...args] = command
  const child = spawn(file, args, {
    cwd: options.root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const take = (chunk: Buffer) => {
    output += chunk
    for (const line of chunk
      .toString()
      .split('\n')
      .filter((text) => text.trim()))
      options.onLine?.(line)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', reject)
  })
  process.removeListener('exit', stop)
  if (code !== 0) {
    throw new PlainError(
      `${args.join(' ')} failed (exit ${code}):\n${output.trim().split('\n').slice(-25).join('\n')}`,
    )
  }
}
