import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { PlainError, say } from '#scripts/lib/say.mjs'

/**
 * The processes of a start, kept in a file, so that the next start finds those that outlived a killed one.
 */
const runSchema = z.object({
  starter: z.number().int().positive(),
  programs: z.array(z.object({ pid: z.number().int().positive(), command: z.string().min(1) })),
})
type Run = z.infer<typeof runSchema>

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Process ids are reused: only one with our command is ours. */
const commandOf = (pid: number): string => {
  if (process.platform === 'win32') return ''
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const readRun = (file: string): Run | undefined => {
  try {
    return runSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Absent, or truncated by the very kill it is for: then only occupied ports can tell.
    return undefined
  }
}

/**
 * Ends the programs of an earlier start that was killed.
 * @throws PlainError while that start still runs
 */
export async function endLeftovers(file: string): Promise<number> {
  const run = readRun(file)
  if (!run) return 0
  if (isAlive(run.starter) && /scripts\/(start|dev)\.mjs/.test(commandOf(run.starter))) {
    throw new PlainError(`It runs already (process ${run.starter}). Stop that one with Ctrl+C first.`)
  }
  const left = run.programs.filter(({ pid, command }) => isAlive(pid) && commandOf(pid).includes(command))
  for (const { pid } of left) process.kill(pid, 'SIGTERM')
  const until = Date.now() + 10_000
  while (left.some(({ pid }) => isAlive(pid))) {
    if (Date.now() > until) for (const { pid } of left) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    await pause(50)
  }
  rmSync(file, { force: true })
  return left.length
}

/** Updates the file as programs start and end. Without it (a full disk) they run all the same. */
export function recordRun(file: string, programs: Run['programs']): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, JSON.stringify({ starter: process.pid, programs } satisfies Run), { mode: 0o600 })
  } catch (error) {
    say(`! ${file} could not be written, so a killed start leaves its programs running: ${String(error)}`)
  }
}
