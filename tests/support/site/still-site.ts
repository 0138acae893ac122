import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { z } from 'zod'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite, type TestSite } from './site.ts'
import { openPath } from './visitor.ts'

const quotes = z.object({
  dt: z.object({ list: z.array(z.object({ name: z.string(), bid: z.string() })) }),
})

/** A site whose broker's clock, and so every price, stands still at a Wednesday noon. */
export interface StillSite {
  site: TestSite
  broker: TestSandbox
  /** Opens a path by a visitor who wants nothing to move. */
  open: (
    browser: Browser,
    path: string,
    options?: BrowserContextOptions & { clock?: string },
  ) => Promise<Page>
  /** The broker's bid of an instrument. @throws where it quotes none */
  bidOf: (symbol: string) => Promise<string>
  stop: () => Promise<void>
}

export const startStillSite = async (): Promise<StillSite> => {
  const broker = await startTestSandbox({ SANDBOX_CLOCK: '=2026-11-18T12:00:00Z' })
  const site = await startTestSite({ brokerUrl: broker.url })
  return {
    site,
    broker,
    open: async (browser, path, options) =>
      openPath(browser, site, path, { reducedMotion: 'reduce', ...options }),
    bidOf: async (symbol) => {
      const answer = await broker.call('/api/q/v1/QF1001', { goods: symbol })
      const bid = quotes.parse(await answer.json()).dt.list.find(({ name }) => name === symbol)?.bid
      if (bid === undefined) throw new Error(`the sandbox quotes no ${symbol}`)
      return bid
    },
    stop: async () => {
      await site.stop()
      await broker.stop()
    },
  }
}
