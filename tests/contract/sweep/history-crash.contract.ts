import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bidsOf, symbols } from '#tests/support/history/course.ts'
import { startScript } from '#tests/support/process.ts'
import { seed } from '#tests/support/sample.ts'
import { type BarStep, minuteMs, stretchOf } from '#web/broker/history/bar-steps.ts'
import { SqliteBarStore } from '#web/broker/history/sqlite-bar-store.ts'

/** Few in `npm test`: each kill costs the start of a process. The promise is proved by the sweep. */
const kills = 200
const start = Date.parse('2026-11-18T10:00:00Z') / minuteMs

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-bars-'))
  file = join(folder, 'history.db')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Records until it is killed within a quarter of a second; the last minute it said was written. */
const writeAndKill = async (begin: number, wait: number): Promise<number> => {
  const writer = await startScript(
    ['tests/support/history/write-minutes.ts', file, String(begin)],
    {},
    /begun/,
  )
  await sleep(wait)
  await writer.end('SIGKILL')
  const said = [...writer.output().matchAll(/^minute (\d+)$/gm)].map(([, minute]) => Number(minute))
  return said.at(-1) ?? begin - 1
}

const fields = (bids: readonly string[]) => {
  const sorted = bids.toSorted((a, b) => Number(a) - Number(b))
  return { open: bids[0], high: sorted.at(-1), low: sorted[0], close: bids.at(-1), count: bids.length }
}

describe('a recorder killed with SIGKILL while it writes', () => {
  it(`has every acknowledged minute over ${kills} kills, none twice, none half, in all its bars`, async () => {
    let next = start
    for (let kill = 0; kill < kills; kill += 1) {
      const last = await writeAndKill(next, ((seed + kill * 7_919) % 250) + 5)
      const store = new SqliteBarStore(file)
      for (const symbol of symbols) {
        const held = await store.last(symbol, '1m', Number.MAX_SAFE_INTEGER)
        const until = held === null ? start - 1 : held / minuteMs
        // A minute may have been written and killed before it was said.
        expect([last, last + 1]).toContain(until)
        next = until + 1
      }
      store.close()
    }

    const store = new SqliteBarStore(file)
    const end = next * minuteMs
    for (const symbol of symbols) {
      const minutes = await store.read(symbol, '1m', 0, end)
      expect(minutes.length).toBe(next - start)
      for (const step of ['1m', '5m', '15m', '1h'] as const satisfies BarStep[]) {
        for (const { at, ...bar } of await store.read(symbol, step, 0, end)) {
          const { to } = stretchOf(step, at)
          expect(bar).toEqual(fields(bidsOf(symbol, at, (Math.min(to, end) - at) / minuteMs)))
        }
      }
      const days = await store.read(symbol, '1d', 0, end)
      expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(12 * minutes.length)
    }
    store.close()
    const db = new DatabaseSync(file)
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    db.close()
    expect(next).toBeGreaterThan(start + kills)
  }, 600_000)
})
