import { chromium } from '@playwright/test'
import { findChromium } from '#scripts/test/chromium.mjs'
import { barsTo, closesAround } from '#tests/support/history/histories.ts'
import { startTestSite } from '#tests/support/site/site.ts'
import type { PriceHistory } from '#web/broker/history/history.ts'

/**
 * `npm run bench chart [times]`: script, styles and layout of drawing a year of days and a day of minutes at 4×
 * throttle, median of as many changes of the range. Goal: 50 ms each.
 */
const times = Number(process.argv[2] ?? 9)
const throttle = 4
const goalMs = 50
const minute = 60_000

const site = await startTestSite()
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
const missed: string[] = []

const shapes = {
  '1d': { name: 'a day of minutes', stepMs: minute, count: 1_440 },
  '1y': { name: 'a year of days', stepMs: 1_440 * minute, count: 365 },
  '1w': { name: 'one bar', stepMs: 120 * minute, count: 1 },
} as const
type Range = keyof typeof shapes

const historyOf = (range: Range): PriceHistory => {
  const { stepMs, count } = shapes[range]
  const to = Date.now()
  const bars = barsTo(to, stepMs, closesAround(1.0851, count), 5)
  return { symbol: 'EURUSD', range, stepMs, from: to - stepMs * count, to, bars, since: null }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.route('**/api/history/**', (route) => {
    const asked = new URL(route.request().url()).searchParams.get('range')
    return route.fulfill({ json: historyOf(asked === '1y' || asked === '1w' ? asked : '1d') })
  })
  await page.goto(`${site.url}/trading/forex/eurusd`)
  await page.mouse.move(2, 400)
  await page.mouse.move(4, 410)
  await page.locator('.chart-live .chart').waitFor()
  // The ranges of an instrument without a history are not offered: their buttons are the bench's.
  await page.evaluate(() => {
    const choices = Object.keys({ '1d': 0, '1w': 0, '1y': 0 }).map((value) => {
      const input = document.createElement('input')
      Object.assign(input, { type: 'radio', name: 'chart-range', value })
      return input
    })
    document.body.append(...choices)
  })
  const press = (range: Range) =>
    page.evaluate(
      (value) =>
        document.querySelector<HTMLInputElement>(`input[name="chart-range"][value="${value}"]`)?.click(),
      range,
    )
  /** Chooses a range; resolves when it is drawn and the page has no more to do. */
  const choose = async (range: Range) => {
    await press(range)
    await page.locator(`.chart-live--${range} .chart`).waitFor()
    await page.evaluate(
      async () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))),
        ),
    )
  }
  for (const range of ['1d', '1y', '1w'] as const) await choose(range)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
    return metrics.reduce((sum, { name, value }) => (parts.includes(name) ? sum + value * 1_000 : sum), 0)
  }
  for (const range of ['1d', '1y'] as const) {
    const taken: number[] = []
    for (let turn = 0; turn < times; turn += 1) {
      await choose('1w')
      const before = await spent()
      await choose(range)
      taken.push((await spent()) - before)
    }
    const candles = await page
      .locator('.chart-live .chart__candles path')
      .evaluateAll((paths) =>
        paths.reduce((sum, path) => sum + (path.getAttribute('d')?.match(/z/g)?.length ?? 0), 0),
      )
    const ms = middle(taken)
    if (!(ms <= goalMs) || candles !== shapes[range].count) missed.push(shapes[range].name)
    console.log(`${shapes[range].name}, ${candles} candles: ${ms.toFixed(1)} ms at ${throttle}× throttle`)
  }
} finally {
  await browser.close()
  await site.stop()
}
console.log(missed.length > 0 ? `missed: ${missed.join(', ')}` : 'all goals met')
process.exitCode = missed.length > 0 ? 1 : 0
