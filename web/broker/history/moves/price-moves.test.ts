import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToldBars } from '#web/broker/history/fill/bar-questions.ts'
import type { Bar } from '#web/broker/history/history.ts'
import { SqliteBarStore } from '#web/broker/history/sqlite-bar-store.ts'
import { SqliteMoveStore } from './move-store.ts'
import { PriceMoves } from './price-moves.ts'

const minute = 60_000
const at = Date.parse('2026-11-06T13:30:00Z')
const now = at + 10 * 86_400_000

const bar = (begins: number, close: string): Bar => ({
  at: begins,
  open: close,
  high: close,
  low: close,
  close,
  count: 1,
})
const barsAround = (instant: number): Bar[] => [
  bar(instant - minute, '1.10000'),
  bar(instant, '1.10050'),
  bar(instant + 14 * minute, '1.09900'),
  bar(instant + 59 * minute, '1.10100'),
]
const whole = { base: '1.10000', after: { 1: '1.10050', 15: '1.09900', 60: '1.10100' } }

let folder: string
let bars: SqliteBarStore
let store: SqliteMoveStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moves-'))
  bars = new SqliteBarStore(join(folder, 'history.db'))
  store = new SqliteMoveStore(join(folder, 'history.db'))
})
afterEach(() => {
  bars.close()
  store.close()
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

/** A broker that answers as told, and what it was asked. */
const asker = (answer: (instant: number, symbol: string) => ToldBars) => {
  const asked: string[] = []
  return {
    asked,
    isResting: false,
    ask: async (symbol: string, { from, step }: { from: number; step: string }) => {
      const instant = from + 5 * minute
      asked.push(`${symbol} ${step} ${new Date(instant).toISOString().slice(0, 16)}`)
      return answer(instant, symbol)
    },
  }
}
const telling = () => asker((instant) => ({ outcome: 'told', bars: barsAround(instant) }))
const refused: ToldBars = { outcome: 'refused', bars: null }

/** Asks until nothing more is on its way. */
const settled = async (moves: PriceMoves, instants: readonly number[], symbol = 'EURUSD') =>
  vi.waitFor(async () => {
    const known = await moves.after(symbol, instants, now)
    expect(known.state).not.toBe('asking')
    return known
  })

describe('PriceMoves', () => {
  it('reads the bars of the site first, and keeps what it found when they are gone', async () => {
    const broker = telling()
    await bars.record(
      barsAround(at).map((one) => ({ symbol: 'EURUSD', bar: one })),
      now,
    )
    const moves = new PriceMoves(bars, store, broker)
    expect(await moves.after('EURUSD', [at], now)).toEqual({ moves: [whole], state: 'known' })
    const none = { read: async () => [] }
    const after = new PriceMoves(none, store, broker)
    expect(await after.after('EURUSD', [at], now)).toEqual({ moves: [whole], state: 'known' })
    expect(broker.asked).toEqual([])
  })

  it('asks the broker for what is not kept, the newest first and each once, and says that it does', async () => {
    const broker = telling()
    const moves = new PriceMoves(bars, store, broker)
    const before = at - 30 * 86_400_000
    const first = await moves.after('EURUSD', [before, at], now)
    expect(first).toEqual({ moves: [null, null], state: 'asking' })
    expect(await settled(moves, [before, at])).toEqual({ moves: [whole, whole], state: 'known' })
    expect(broker.asked).toEqual(['EURUSD 1m 2026-11-06T13:30', 'EURUSD 1m 2026-10-07T13:30'])
    expect(store.read('EURUSD', before)).toEqual(whole)
  })

  it('asks once for what the broker has no bars of, and keeps the part it has', async () => {
    const broker = asker((instant) => ({ outcome: 'told', bars: barsAround(instant).slice(0, 2) }))
    const moves = new PriceMoves(bars, store, broker)
    const part = { base: '1.10000', after: { 1: '1.10050', 15: null, 60: null } }
    expect(await settled(moves, [at])).toEqual({ moves: [part], state: 'known' })
    await moves.after('EURUSD', [at], now)
    expect(broker.asked).toHaveLength(1)
  })

  it('is not asked again about an instrument, from the instant on that was refused', async () => {
    const old = at - 100 * 86_400_000
    const broker = asker((instant) =>
      instant > old ? { outcome: 'told', bars: barsAround(instant) } : refused,
    )
    const moves = new PriceMoves(bars, store, broker)
    const instants = [old - 2 * minute, old - minute, old, at]
    expect(await settled(moves, instants)).toEqual({ moves: [null, null, null, whole], state: 'away' })
    expect(broker.asked).toHaveLength(2)
    await moves.after('EURUSD', instants, now)
    expect(broker.asked).toHaveLength(2)
  })

  it('gives up at once where the broker is left alone', async () => {
    const broker = asker(() => ({ outcome: 'resting', bars: null }))
    const moves = new PriceMoves(bars, store, broker)
    await moves.after('EURUSD', [at, at - minute], now)
    await vi.waitFor(() => expect(broker.asked).toHaveLength(1))
    const resting = new PriceMoves(bars, store, { ...broker, isResting: true })
    expect(await resting.after('EURUSD', [at], now)).toEqual({ moves: [null], state: 'away' })
  })

  it('asks the broker for nothing before the hour is over', async () => {
    const broker = telling()
    const moves = new PriceMoves(bars, store, broker)
    const soon = at + 20 * minute
    await bars.record(
      barsAround(at)
        .slice(0, 3)
        .map((one) => ({ symbol: 'EURUSD', bar: one })),
      soon,
    )
    const part = { base: '1.10000', after: { 1: '1.10050', 15: '1.09900', 60: null } }
    expect(await moves.after('EURUSD', [at], soon)).toEqual({ moves: [part], state: 'known' })
    expect([broker.asked, store.read('EURUSD', at)]).toEqual([[], null])
  })
})

describe('a store of moves', () => {
  it('adds what is missing, and changes nothing that is known', () => {
    store.keep('EURUSD', at, { base: '1.1', after: { 1: '1.2', 15: null, 60: null } })
    store.keep('EURUSD', at, { base: '9', after: { 1: '9', 15: '1.3', 60: null } })
    expect(store.read('EURUSD', at)).toEqual({ base: '1.1', after: { 1: '1.2', 15: '1.3', 60: null } })
    expect([store.read('GBPUSD', at), store.read('EURUSD', at + 1)]).toEqual([null, null])
  })

  it('keeps the latest of each instrument', () => {
    const small = new SqliteMoveStore(join(folder, 'small.db'), 2)
    for (const day of [3, 1, 2]) small.keep('EURUSD', day, whole)
    small.keep('GBPUSD', 1, whole)
    expect([1, 2, 3].map((day) => small.read('EURUSD', day) !== null)).toEqual([false, true, true])
    expect(small.read('GBPUSD', 1)).toEqual(whole)
    small.close()
  })

  it('a disk that fails costs a line in the log', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    writeFileSync(join(folder, 'file'), '')
    const nowhere = new SqliteMoveStore(join(folder, 'file', 'history.db'))
    nowhere.keep('EURUSD', at, whole)
    expect(nowhere.read('EURUSD', at)).toBeNull()
    expect(log).toHaveBeenCalledTimes(2)
  })
})
