import { type ChildProcess, spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Lake } from '#lake/lake.ts'
import { nodeEnvironment, setNiceness } from '#lake/process/child.ts'

/** The first look waits until those who waited for the lake have been answered. */
const firstAfterMs = 2_000
const everyMs = 24 * 3_600_000
const lowestPriority = 19

interface Look {
  code: number | null
  told: string[]
}

/** Runs `verify` to its end, out of the lake's way. */
const look = (dataDir: string, started: (child: ChildProcess) => void): Promise<Look> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('../cli.ts', import.meta.url)), 'verify'], {
      env: { ...nodeEnvironment(), DATA_DIR: dirname(dataDir) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    started(child)
    child.once('spawn', () => setNiceness(child.pid, lowestPriority))
    let told = ''
    child.stderr.on('data', (chunk: Buffer) => {
      told += chunk.toString('utf8')
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, told: told.split('\n').filter((line) => line !== '') }))
  })

/**
 * Looks at all of the record after the start and once a day, as `npm run lake -- verify` does, and keeps what it found
 * for `/healthz` and the metrics: a byte that changed is told before somebody needs it.
 */
export function watchRecord(lake: Lake): { stop: () => void } {
  let child: ChildProcess | undefined
  const run = async () => {
    try {
      const { code, told } = await look(lake.settings.dataDir, (started) => {
        child = started
      })
      // Ended by a signal, it has found nothing and missed nothing.
      if (code !== null) lake.record.damage = told
      if (told.length > 0) lake.log.error('the record is not whole', { reason: told.join('; ') })
    } catch (error) {
      lake.log.error('the record was not looked at', { reason: String(error) })
    }
    child = undefined
  }
  const first = setTimeout(() => void run(), firstAfterMs)
  const daily = setInterval(() => void run(), everyMs)
  return {
    stop: () => {
      clearTimeout(first)
      clearInterval(daily)
      child?.kill()
    },
  }
}
