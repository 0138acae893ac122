import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { installed } from './installed.ts'

/** Where Redis is, if it is; without it what needs it is skipped. */
export const redisServer = installed('redis-server')

/** A Redis of the test's own. */
export interface TestRedis {
  url: string
  /** Id of its process, while it runs. */
  pid(): number | undefined
  start(): Promise<void>
  /** Stops it, with its data. */
  end(): Promise<void>
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
  stop(): Promise<void>
}

/** Starts a Redis on a free port, with further options such as `--maxmemory 1mb`. */
export const startRedis = async (...options: readonly string[]): Promise<TestRedis> => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'halyard-redis-'))
  let child: ChildProcess | undefined
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...options]
    const started = spawn(redisServer ?? 'redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve())
      started.once('error', reject)
      started.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
    })
  }
  const end = async () => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill('SIGCONT')
    ending.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child?.pid,
    start,
    end,
    signal: (name) => child?.kill(name),
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
