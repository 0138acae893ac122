import { setTimeout as sleep } from 'node:timers/promises'
import { watchLayoutShift } from '#tests/support/site/layout-shift.ts'
import { marketTime } from '#tests/support/site/prices-page.ts'
import { withThrottledPage } from './throttled-page.ts'

export interface TickCost {
  ticks: number
  rows: number
  /** All script of the page for each tick, ms of its thread, at the throttle. */
  scriptMs: number
  /** Of all that moved once the fonts were there; what a font that comes late moves is not the prices' doing. */
  layoutShift: number
}

/**
 * What a tick of the board costs in a window of a size: all script the page runs while it waits for prices, from a
 * trace of the browser, with the processor slowed down. Not `ScriptDuration` of `Performance.getMetrics`: it leaves
 * out what runs after an `await`, which is all that happens to an answer.
 */
export const measureTicks = async (
  siteUrl: string,
  viewport: { width: number; height: number },
  ticks: number,
  throttle: number,
): Promise<TickCost> =>
  withThrottledPage(viewport, async ({ page, slowDown, scriptDuring }) => {
    let answers = 0
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/QF1001')) answers += 1
    })
    const layoutShift = await watchLayoutShift(page)
    // The page's clock shows the sandbox's Wednesday, so that markets are open whatever the day of the bench.
    await page.addInitScript((ahead) => {
      const Real = Date
      globalThis.Date = new Proxy(Real, {
        construct: (real, given) => Reflect.construct(real, given.length > 0 ? given : [Real.now() + ahead]),
        get: (real, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(real, name)),
      })
    }, marketTime.getTime() - Date.now())
    await page.goto(`${siteUrl}/trading/realtime`)
    await page.locator('[data-symbol][data-priced=yes]').nth(29).waitFor({ timeout: 60_000 })
    await slowDown(throttle)
    await page.waitForFunction(() => document.readyState === 'complete')
    // Two ticks later everything that happens once has happened.
    await until(() => answers >= 3)
    // Between two polls, so that the trace holds whole ticks.
    await sleep(betweenPolls)
    const begun = answers
    const script = await scriptDuring(async () => {
      await until(() => answers >= begun + ticks)
      await sleep(betweenPolls)
    })
    await page.locator('.live--live').first().waitFor()
    return {
      ticks: answers - begun,
      rows: await page.locator('[data-symbol][data-priced=yes]').count(),
      scriptMs: script / (answers - begun),
      layoutShift: await layoutShift(),
    }
  })

/** Half of the pause between two polls, ms: by then an answer is drawn, and the next poll has not begun. */
const betweenPolls = 2_500

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50))
}
