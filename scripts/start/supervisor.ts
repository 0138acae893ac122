import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { PlainError, say } from '#scripts/lib/say.mjs'

/** A program of the product, as the starter runs it. */
export interface Program {
  name: string
  command: readonly string[]
  /** The process title, where it differs from the command. */
  title?: string
  /** Answers 200 once the program serves; with `tcp://`, takes connections. */
  health: string
  /** Environment variables of this program only. */
  env?: Readonly<Record<string, string>>
}

export interface SupervisorOptions {
  root: string
  logFolder: string
  /** Called after every start of a process. */
  onSpawn: () => void
  /** Interval of health checks, and their timeout. */
  checkIntervalMs?: number
  /** Delay before the first restart; it doubles with each exit. */
  minRestartDelayMs?: number
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const maxRestartDelayMs = 30_000
/** A program that ran this long is healthy: the next delay is the shortest again. */
const healthyAfterMs = 60_000
/** Consecutive health checks without an answer after which a program counts as hung. */
const maxMissedChecks = 3
/** Startup time allowed before the first answer. */
const startupTimeoutMs = 60_000

/** The pause before the next start, after this many ends in a row, ms: doubling, half a minute at most. */
export const restartPause = (endsInARow: number, minRestartDelayMs: number): number =>
  Math.min(maxRestartDelayMs, minRestartDelayMs * 2 ** Math.min(endsInARow - 1, 20))

const connects = (address: string, withinMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address)
    const socket = connect({ host: hostname, port: Number(port), timeout: withinMs })
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })

/** Whether the program answers with 200, with another status (it runs, and says it cannot work), or not at all. */
async function ask(health: string, withinMs: number): Promise<'serves' | 'refuses' | 'silent'> {
  if (health.startsWith('tcp://')) return (await connects(health, withinMs)) ? 'serves' : 'silent'
  try {
    const answer = await fetch(health, { signal: AbortSignal.timeout(withinMs) })
    await answer.body?.cancel()
    return answer.ok ? 'serves' : 'refuses'
  } catch {
    return 'silent'
  }
}

/**
 * Keeps one program running, whatever becomes of the others: its output goes to a log file, and when it ends or no
 * longer answers it is started again after a growing pause, without an end.
 */
export class Supervisor {
  readonly #program: Program
  readonly #options: SupervisorOptions
  readonly #logFile: string
  readonly #checkEveryMs: number
  #child: ChildProcess | undefined
  #lastLines: string[] = []
  #state: 'stopped' | 'starting' | 'kept' = 'stopped'
  #endsInARow = 0
  #isDown = false
  /** Whether the process that runs has answered since it was started. */
  #hasServed = false
  #startedAt = 0
  #restart: NodeJS.Timeout | undefined
  #check: NodeJS.Timeout | undefined

  constructor(program: Program, options: SupervisorOptions) {
    this.#program = program
    this.#options = options
    this.#checkEveryMs = options.checkIntervalMs ?? 15_000
    mkdirSync(options.logFolder, { recursive: true, mode: 0o700 })
    this.#logFile = join(options.logFolder, `${program.name}.log`)
  }

  /** The process, and what is characteristic of its command line. */
  get process(): { pid: number; command: string }[] {
    const pid = this.#child?.pid
    return pid === undefined
      ? []
      : [{ pid, command: this.#program.title ?? this.#program.command.slice(1).join(' ') }]
  }

  /** Whether a check found it answering since it was last started: from then on silence counts as hanging. */
  get isWatched(): boolean {
    return this.#hasServed
  }

  /**
   * Starts the program, waits until it serves, and keeps it running from then on.
   * @throws PlainError with its last lines when it ends before, or does not serve in time
   */
  async start(withinMs = 60_000): Promise<void> {
    this.#state = 'starting'
    this.#spawn()
    const until = Date.now() + withinMs
    while ((await ask(this.#program.health, 2000)) !== 'serves') {
      if (!this.#isRunning) throw this.#failure('did not start')
      if (Date.now() > until) throw this.#failure(`did not answer at ${this.#program.health}`)
      await pause(100)
    }
    this.#state = 'kept'
    this.#hasServed = true
    this.#watch()
  }

  /** Goes on trying a program whose first start failed. */
  keepTrying(): void {
    this.#state = 'kept'
    if (!this.#isRunning) this.#ended('it did not start')
    this.#watch()
  }

  /** Asks the program to end, and ends it after ten seconds. */
  async stop(): Promise<void> {
    this.#state = 'stopped'
    clearTimeout(this.#restart)
    clearTimeout(this.#check)
    const child = this.#child
    if (!child || !this.#isRunning) return
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await closed
    clearTimeout(timer)
  }

  get #isRunning(): boolean {
    return this.#child?.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  #spawn(): void {
    const { root, onSpawn } = this.#options
    const [file = process.execPath, ...args] = this.#program.command
    const log = createWriteStream(this.#logFile, { flags: 'a', mode: 0o600 })
    // A full disk must not end the starter, and with it every program.
    log.on('error', (error) => this.#keepLine(`no log: ${error.message}`))
    const env = { ...process.env, ...this.#program.env }
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
    this.#child = child
    this.#startedAt = Date.now()
    this.#hasServed = false
    onSpawn()
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        log.write(chunk)
        for (const line of chunk.toString().split('\n').filter(Boolean)) this.#keepLine(line)
      })
    }
    child.once('error', (error) => this.#keepLine(error.message))
    // Not `close`: a process of the program's own may outlive it and hold its output open.
    child.once('exit', (code, signal) => {
      if (this.#state === 'kept') this.#ended(signal ?? `exit ${code}`)
    })
    child.once('close', () => log.end())
  }

  #keepLine(line: string): void {
    this.#lastLines = [...this.#lastLines, line].slice(-8)
  }

  #ended(how: string): void {
    this.#isDown = true
    this.#endsInARow = Date.now() - this.#startedAt > healthyAfterMs ? 1 : this.#endsInARow + 1
    const pauseMs = restartPause(this.#endsInARow, this.#options.minRestartDelayMs ?? 400)
    const last = this.#lastLines.at(-1)
    say(
      `! ${this.#program.name} ended (${how}); starting it again in ${(pauseMs / 1000).toFixed(1)} s.${last === undefined ? '' : ` Its last line: ${last}`} Log: ${this.#logFile}`,
    )
    this.#restart = setTimeout(() => {
      if (this.#state === 'kept') this.#spawn()
    }, pauseMs)
  }

  /** Looks after the program for good: says when it serves again, and ends one that hangs. */
  #watch(): void {
    let silences = 0
    const look = async () => {
      const pid = this.#child?.pid
      const health = await ask(this.#program.health, this.#checkEveryMs)
      if (this.#state !== 'kept') return
      if (health === 'serves' && this.#isDown) {
        this.#isDown = false
        say(`✓ ${this.#program.name} serves again`)
      }
      if (health !== 'silent') this.#hasServed = true
      const mayBeStarting = !this.#hasServed && Date.now() - this.#startedAt < startupTimeoutMs
      const isSilent = health === 'silent' && this.#isRunning && this.#child?.pid === pid
      silences = isSilent && !mayBeStarting ? silences + 1 : 0
      if (silences >= maxMissedChecks) {
        silences = 0
        say(`! ${this.#program.name} does not answer at ${this.#program.health}; ending it.`)
        this.#child?.kill('SIGKILL')
      }
      next()
    }
    const next = () => {
      clearTimeout(this.#check)
      const pauseMs = this.#isDown ? Math.min(1000, this.#checkEveryMs) : this.#checkEveryMs
      this.#check = setTimeout(() => void look(), pauseMs)
    }
    next()
  }

  #failure(what: string): PlainError {
    return new PlainError(
      `${this.#program.name} ${what}. Its last lines (${this.#logFile}):\n${this.#lastLines.join('\n')}`,
    )
  }
}
