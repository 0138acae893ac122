import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where a program keeps what Node compiled for the next one: tests start hundreds, a third of a second each. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, '.test', 'compile-cache') }

/** What a started program needs of the surroundings; everything else is given by the test. */
const surroundings = (): NodeJS.ProcessEnv => ({
  ...compileCache,
  NODE_ENV: 'production',
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
})

/** How long a program may take to stop before it is killed, ms. */
const patience = 20_000

/** A program that runs until the test ends it. */
export interface Running {
  pid: number | undefined
  output(): string
  /** Ends it; `SIGKILL` leaves it no time, else it has twenty seconds. Resolves when it is gone. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

const collect = (child: ChildProcess): (() => string) => {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString('utf8')).slice(-200_000)
    })
  }
  return () => text
}

/** How long a program may take until it says that it is ready, ms: several times what a busy machine needs. */
const longestStart = 120_000

/** Starts a script on this Node and resolves when its output says `ready`. */
export const startScript = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<Running> => {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: { ...surroundings(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collect(child)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error(`${args.join(' ')} is not ready after ${longestStart} ms:\n${output()}`))
      child.kill('SIGKILL')
    }, longestStart)
    const look = () => {
      if (!ready.test(output())) return
      clearTimeout(late)
      resolve()
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(late)
      reject(new Error(`${args[0]} ended with ${code}:\n${output()}`))
    })
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    // A browser that a failed test left open holds its connections; a graceful stop would wait for it.
    const hurry = setTimeout(() => child.kill('SIGKILL'), patience)
    await gone
    clearTimeout(hurry)
  }
  return { pid: child.pid, output, end }
}

/** Memory a process holds resident, MB; null where the system does not tell. */
export const residentMemory = (pid: number | undefined): number | null => {
  const file = `/proc/${pid}/status`
  const held = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return held === undefined ? null : Math.round(Number(held) / 1024)
}

/** Processes that this one started and that run; none where the system does not tell. */
export const childrenOf = (pid: number | undefined): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

/** How a program ended, and all it wrote. */
export interface Outcome {
  code: number | null
  output: string
}

/** Runs a script to its end, with `input` on its standard input. */
export const runProgram = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Outcome> => {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: { ...surroundings(), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const output = collect(child)
  return new Promise((resolve, reject) => {
    child.once('close', (code) => resolve({ code, output: output() }))
    child.once('error', reject)
  })
}

/** Runs a script to its end. @throws with its output when it fails */
export const runScript = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<string> => {
  const { code, output } = await runProgram(args, env, input)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`)
  return output
}
