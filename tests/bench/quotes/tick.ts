import { chromium } from '@playwright/test'
import { marketTime } from '#tests/support/prices-page.ts'

export interface TickCost {
  ticks: number
  rows: number
  /** Script of the page for each tick, ms of its thread, at the throttle. */
  scriptMs: number
  /** Of all that moved once the fonts were there; what a font that comes late moves is not the prices' doing. */
  layoutShift: number
}

/**
 * What a tick of the board costs: all script the page runs while it waits for prices, by the browser's own
 * account, with the processor slowed down and every row on the screen.
 */
export const measureTicks = async (siteUrl: string, ticks: number, throttle: number): Promise<TickCost> => {
  const executablePath = process.env['CHROMIUM']
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 4_000 } })
    let answers = 0
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/QF1001')) answers += 1
    })
    await page.addInitScript(() => {
      let sum = 0
      let fontsAt = Number.POSITIVE_INFINITY
      addEventListener('load', () => void document.fonts.ready.then(() => (fontsAt = performance.now())))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && entry.startTime > fontsAt) sum += Number(entry.value)
        document.documentElement.dataset.layoutShift = String(sum)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // The page's clock shows the sandbox's Wednesday, so that markets are open whatever the day of the bench.
    await page.addInitScript((ahead) => {
      const Real = Date
      globalThis.Date = new Proxy(Real, {
        construct: (real, given) => Reflect.construct(real, given.length > 0 ? given : [Real.now() + ahead]),
        get: (real, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(real, name)),
      })
    }, marketTime.getTime() - Date.now())
    await page.goto(`${siteUrl}/trading/realtime`)
    await page.locator('[data-symbol][data-priced]').nth(29).waitFor({ timeout: 60_000 })
    const session = await page.context().newCDPSession(page)
    // Time of the page's own thread: what other programs take meanwhile is not the page's.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    const script = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000
    }
    // Two ticks later everything that happens once has happened.
    await until(() => answers >= 3)
    await page.waitForFunction(() => document.readyState === 'complete')
    const [begun, before] = [answers, await script()]
    await until(() => answers >= begun + ticks)
    // Read before the page is asked anything else, which would be script of the bench.
    const after = await script()
    await page.locator('.live--live').first().waitFor()
    return {
      ticks: answers - begun,
      rows: await page.locator('[data-symbol][data-priced]').count(),
      scriptMs: (after - before) / (answers - begun),
      layoutShift: Number((await page.evaluate(() => document.documentElement.dataset.layoutShift)) ?? 0),
    }
  } finally {
    await browser.close()
  }
}

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50))
}
