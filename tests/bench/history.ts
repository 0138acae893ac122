import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bidOf } from '#tests/support/history/course.ts'
import { type BarStep, barSteps, minuteMs, stepRules, stretchOf } from '#web/broker/history/bar-steps.ts'
import { type Bar, historyRanges } from '#web/broker/history/history.ts'
import { barsOfRange, beginOf, rangeRules } from '#web/broker/history/plan-ranges.ts'
import { SqliteBarStore } from '#web/broker/history/sqlite-bar-store.ts'

/**
 * `npm run bench history [instruments]`: fills a store with a year of five days a week for thirty instruments, each
 * length of bars as long as it is kept, and asks for every range. Goals: at most 400 MB; p95 of an answer, from the
 * question to the bars, at most 20 ms. The time of the processor alone stands beside it: on a busy machine the rest is
 * waiting for others.
 */
const instruments = Number(process.argv[2] ?? 30)
const goals = { megabytes: 400, p95: 20 }
const asks = 400
const now = Date.parse('2026-11-20T20:00:00Z')
const year = 365 * 1_440 * minuteMs

const folder = mkdtempSync(join(tmpdir(), 'halyard-bars-'))
const store = new SqliteBarStore(join(folder, 'history.db'))
const symbolOf = (index: number) => `PAIR${index}`

const barAt = (symbol: string, at: number): Bar => {
  const bids = [0, 1, 2, 3].map((turn) => bidOf(symbol, at + turn * 15_000))
  const sorted = bids.toSorted((a, b) => Number(a) - Number(b))
  const [open = '', close = ''] = [bids[0], bids[3]]
  return { at, open, high: sorted[3] ?? '', low: sorted[0] ?? '', close, count: 12 }
}

const barsOf = (symbol: string, step: BarStep): Bar[] => {
  const bars: Bar[] = []
  const first = now - Math.min(year, stepRules[step].keptMs)
  for (let stretch = stretchOf(step, first); stretch.from < now; stretch = stretchOf(step, stretch.to)) {
    const weekday = new Date(stretch.from).getUTCDay()
    if (step === '1d' || (weekday > 0 && weekday < 6)) bars.push(barAt(symbol, stretch.from))
  }
  return bars
}

/** Median and p95. */
const figuresOf = (list: readonly number[]): [number, number] => {
  const sorted = list.toSorted((a, b) => a - b)
  return [sorted[Math.floor(list.length / 2)] ?? Infinity, sorted[Math.floor(list.length * 0.95)] ?? Infinity]
}

try {
  let rows = 0
  for (let index = 0; index < instruments; index += 1) {
    const symbol = symbolOf(index)
    // The longer ones first: whole bars are left as they are, so that no time goes into growing them.
    for (const step of barSteps.toReversed())
      rows += await store.fill(symbol, step, barsOf(symbol, step), now)
  }
  const times = new Map<string, number[]>(historyRanges.map((range) => [range, []]))
  const spent = new Map<string, number[]>(historyRanges.map((range) => [range, []]))
  for (let turn = 0; turn < asks; turn += 1) {
    for (const range of historyRanges) {
      const symbol = symbolOf((turn * 7) % instruments)
      const begun = performance.now()
      const used = process.cpuUsage()
      const { from: step } = rangeRules[range]
      const begin = beginOf(range, now, await store.last(symbol, step, now))
      const bars = barsOfRange(range, await store.read(symbol, step, begin, now))
      await store.since(symbol)
      times.get(range)?.push(performance.now() - begun)
      const { user, system } = process.cpuUsage(used)
      spent.get(range)?.push((user + system) / 1_000)
      if (bars.length === 0) throw new Error(`no bars of ${range}`)
    }
  }
  store.close()
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  const megabytes = bytes / 1e6
  console.log(
    `${instruments} instruments, ${rows} bars: ${megabytes.toFixed(0)} MB, ${(bytes / rows).toFixed(1)} bytes a bar`,
  )
  let isGood = megabytes <= goals.megabytes
  for (const [range, list] of times) {
    const [median, p95] = figuresOf(list)
    const [, processor] = figuresOf(spent.get(range) ?? [])
    isGood &&= p95 <= goals.p95
    console.log(
      `${range.padEnd(4)} median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, of the processor ${processor.toFixed(2)} ms`,
    )
  }
  console.log(isGood ? 'goals met' : `GOALS MISSED: ${goals.megabytes} MB, p95 ${goals.p95} ms`)
  if (!isGood) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
