import { type Browser, chromium, type Page } from '@playwright/test'
import { scriptIn } from './trace.ts'

export interface ThrottledPage {
  page: Page
  /** Slows the page's processor down so many times. */
  slowDown: (throttle: number) => Promise<void>
  /** All script the page runs meanwhile, ms of its thread (see {@link scriptIn}). */
  scriptDuring: (wait: () => Promise<void>) => Promise<number>
}

/** A page in a browser of its own, which is closed in the end. */
export const withThrottledPage = async <Result>(
  viewport: { width: number; height: number },
  use: (opened: ThrottledPage) => Promise<Result>,
): Promise<Result> => {
  const executablePath = process.env['CHROMIUM']
  const browser: Browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport })
    return await use({
      page,
      slowDown: async (rate) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate })
      },
      scriptDuring: async (wait) => {
        await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'v8.execute'] })
        await wait()
        return scriptIn((await browser.stopTracing()).toString('utf8'))
      },
    })
  } finally {
    await browser.close()
  }
}
