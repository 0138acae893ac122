import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stepRules } from './bar-steps.ts'
import type { Bar } from './history.ts'
import { SqliteBarStore } from './sqlite-bar-store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = Date.parse('2026-11-18T12:00:00Z')
const far = start + 30 * day

const flat = (at: number, price = '1.10', count = 12): Bar => ({
  at,
  open: price,
  high: price,
  low: price,
  close: price,
  count,
})

let folder: string
let store: SqliteBarStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bars-'))
  store = new SqliteBarStore(join(folder, 'site', 'history.db'))
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

const record = (bars: readonly Bar[], now = far, symbol = 'EURUSD') =>
  store.record(
    bars.map((bar) => ({ symbol, bar })),
    now,
  )
const read = (step: '1m' | '5m' | '15m' | '1h' | '1d', symbol = 'EURUSD') => store.read(symbol, step, 0, far)

describe('a store of bars', () => {
  it('is empty at first', async () => {
    expect(await read('1m')).toEqual([])
    expect([await store.since('EURUSD'), await store.last('EURUSD', '1h', far)]).toEqual([null, null])
    expect(await store.closes(['EURUSD'], '15m', 0, far)).toEqual(new Map())
  })

  it('rolls minutes up into every longer bar, and leaves gaps', async () => {
    const minutes = [0, 1, 2, 3, 4, 20, 61].map((at, index) => flat(start + at * minute, `1.1${index}`))
    expect(await record(minutes)).toBe(7)
    expect(await read('1m')).toEqual(minutes)
    expect(await read('5m')).toEqual([
      { at: start, open: '1.10', high: '1.14', low: '1.10', close: '1.14', count: 60 },
      { ...flat(start, '1.15'), at: start + 20 * minute },
      { ...flat(start, '1.16'), at: start + 60 * minute },
    ])
    expect((await read('15m')).map(({ at, count }) => [(at - start) / minute, count])).toEqual([
      [0, 60],
      [15, 12],
      [60, 12],
    ])
    expect((await read('1h')).map(({ close, count }) => [close, count])).toEqual([
      ['1.15', 72],
      ['1.16', 12],
    ])
    expect(await read('1d')).toEqual([
      {
        at: Date.parse('2026-11-17T22:00:00Z'),
        open: '1.10',
        high: '1.16',
        low: '1.10',
        close: '1.16',
        count: 84,
      },
    ])
  })

  it('takes a minute once, whoever brings it', async () => {
    await record([flat(start)])
    expect(await record([flat(start, '9.99')])).toBe(0)
    expect(await store.fill('EURUSD', '1m', [flat(start, '9.99')], far)).toBe(0)
    for (const step of ['1m', '5m', '1h', '1d'] as const)
      expect((await read(step))[0]).toMatchObject({ close: '1.10', count: 12 })
  })

  it('takes a late minute: it brings extremes, and the close only where it is the last', async () => {
    await record([flat(start + 3 * minute, '1.13')])
    await record([flat(start + minute, '1.50'), flat(start, '1.01')])
    expect(await read('5m')).toEqual([
      { at: start, open: '1.01', high: '1.50', low: '1.01', close: '1.13', count: 36 },
    ])
  })

  it('refuses minutes of a clock that is ahead, and any other malformed one, beside the sound ones', async () => {
    expect(await record([flat(start + 2 * minute), flat(start + 1), flat(start)], start + minute)).toBe(1)
    expect(await read('1m')).toEqual([flat(start)])
  })

  it('takes bars of the broker where there are none, and grows what was seen in part', async () => {
    await record([flat(start + 7 * minute, '1.20')])
    const told = { at: start, open: '1.05', high: '1.30', low: '1.00', close: '1.25', count: 0 }
    expect(await store.fill('EURUSD', '15m', [told, { ...told, at: start + 15 * minute }], far)).toBe(2)
    expect(await read('15m')).toEqual([
      { ...told, count: 12 },
      { ...told, at: start + 15 * minute },
    ])
    expect(await store.fill('EURUSD', '15m', [told], far)).toBe(0)
    expect((await read('1d'))[0]).toMatchObject({ high: '1.30', low: '1.00', count: 12 })
  })

  it('keeps the course of a day that the broker told in part, and records on', async () => {
    const begin = Date.parse('2026-11-17T22:00:00Z')
    const told = { at: begin, open: '1.00', high: '1.40', low: '0.90', close: '1.20', count: 0 }
    await store.fill('EURUSD', '1d', [told], start)
    await record([flat(start + minute, '1.30')])
    expect(await read('1d')).toEqual([{ ...told, close: '1.30', count: 12 }])
    expect((await store.fill('EURUSD', '1d', [{ ...told, close: '1.10' }], start + minute)) >= 0).toBe(true)
    expect((await read('1d'))[0]?.close).toBe('1.30')
  })

  it('keeps each length its time, of every instrument, also of one that is gone', async () => {
    const old = start - 41 * day
    const gone = start - 800 * day
    await record([flat(old)], old + hour)
    await store.fill('OLDOIL', '1h', [flat(gone)], gone + hour)
    await store.fill('OLDOIL', '1d', [flat(Date.parse('2026-11-16T22:00:00Z'))], start)
    for (let hours = 0; hours < 3; hours += 1)
      await record([flat(start + hours * minute)], start + hours * 2 * hour)
    expect((await read('1m')).map(({ at }) => at)).not.toContain(old)
    expect((await read('1h')).map(({ at }) => at)).toContain(old)
    expect(await read('1h', 'OLDOIL')).toEqual([])
    expect(await read('1d', 'OLDOIL')).toHaveLength(2)
    expect(stepRules['1d'].keptMs / day).toBe(3_660)
  })

  it('forgets a week at most when the clock is years ahead for an hour', async () => {
    const days = Array.from({ length: 20 }, (_, index) => flat(start + index * day))
    await record(days)
    await record([flat(start + 21 * day)], far + 20 * 366 * day)
    expect((await read('1m')).length).toBeGreaterThanOrEqual(13)
  })

  it('answers closes of many instruments at once', async () => {
    await record([flat(start, '1.10'), flat(start + 15 * minute, '1.20')])
    await record([flat(start, '-37.63')], far, 'USOIL')
    expect(await store.closes(['EURUSD', 'USOIL', 'NONE'], '15m', start, far)).toEqual(
      new Map([
        [
          'EURUSD',
          [
            { at: start, close: '1.10' },
            { at: start + 15 * minute, close: '1.20' },
          ],
        ],
        ['USOIL', [{ at: start, close: '-37.63' }]],
      ]),
    )
  })

  it('begins anew beside a damaged file', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await record([flat(start)])
    store.close()
    writeFileSync(
      join(folder, 'site', 'history.db'),
      'no database at all, but long enough to look at '.repeat(40),
    )
    for (const side of ['-wal', '-shm']) rmSync(join(folder, 'site', `history.db${side}`), { force: true })
    store = new SqliteBarStore(join(folder, 'site', 'history.db'))
    expect(await record([flat(start)])).toBe(1)
    expect(readdirSync(join(folder, 'site'))).toContain('history.db.damaged')
  })

  it('says so and answers nothing where it cannot be written', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    writeFileSync(join(folder, 'file'), '')
    const nowhere = new SqliteBarStore(join(folder, 'file', 'history.db'))
    expect(await nowhere.record([{ symbol: 'EURUSD', bar: flat(start) }], far)).toBe(0)
    expect(await nowhere.read('EURUSD', '1m', 0, far)).toEqual([])
    expect(said).toHaveBeenCalledTimes(2)
  })
})
