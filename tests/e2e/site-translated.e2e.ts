import { type Browser, expect, type Page, test } from '@playwright/test'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { isSweep } from '#tests/support/sample.ts'
import { openPrices, type PricesPage } from '#tests/support/site/prices-page.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { goTo } from '#tests/support/site/visitor.ts'
import { translateEarly, translateNow } from '#tests/support/site/pages/translate.ts'

/** A visitor whose browser translates: the page stays, what is pressed works, and no price is shown that was never quoted. */

let sandbox: TestSandbox
let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  sandbox = await startTestSandbox()
  site = await startTestSite({ brokerUrl: sandbox.url })
})
test.afterAll(async () => {
  await site?.stop()
  await sandbox?.stop()
})

interface Way {
  isEarly: boolean
  isMoved: boolean
}

const ways: Way[] = isSweep
  ? [true, false].flatMap((isEarly) => [true, false].map((isMoved) => ({ isEarly, isMoved })))
  : [{ isEarly: true, isMoved: false }]

/** What React says when the page it meets is not as it was sent; it draws it anew. */
const drawnAnew = /Minified React error #418/

const openTranslated = async (browser: Browser, path: string, way: Way): Promise<PricesPage> => {
  const opened = await openPrices(browser, site, path, {}, async (page) => {
    if (way.isEarly) await translateEarly(page, way.isMoved)
  })
  const html = opened.page.locator('html')
  if (!way.isEarly) await expect(html).toHaveAttribute('data-script', 'ready')
  if (!way.isEarly) await translateNow(opened.page, way.isMoved)
  await expect(opened.page.locator('main font').first()).toBeAttached()
  return opened
}

/** Ends a visit: nothing failed, and the page with its warning stands. */
const leave = async ({ page, complaints, close }: Pick<PricesPage, 'page' | 'complaints' | 'close'>) => {
  await expect(page.locator('main h1')).toBeVisible()
  // What the page script told the styles is still there.
  await expect(page.locator('html[data-hydrated][data-script=ready]')).toBeAttached()
  await expect(page.locator('.risk__pct').first()).toBeAttached()
  expect(complaints.filter((one) => !drawnAnew.test(one))).toEqual([])
  await close()
}

/** The prices that the site has answered, by symbol, as the page writes them. */
const listenToBids = (page: Page) => {
  const answered = new Map<string, Set<string>>()
  page.on('response', (response) => {
    if (!response.url().endsWith('/QF1001')) return
    void response.json().then((envelope: { dt: { list?: { name: string; bid: string }[] } }) => {
      for (const { name, bid } of envelope.dt.list ?? [])
        answered.set(name, (answered.get(name) ?? new Set()).add(bid.replaceAll(',', '')))
    })
  })
  return answered
}

for (const way of ways) {
  const how = `${way.isEarly ? 'at once' : 'later'}, ${way.isMoved ? 'its texts moved' : 'its texts replaced'}`

  test(`every price on the board is one that was quoted: translated ${how}`, async ({ browser }) => {
    const opened = await openTranslated(browser, '/trading/realtime', way)
    const { page, polls } = opened
    const answered = listenToBids(page)
    await expect(page.locator('[data-symbol][data-priced=yes]')).toHaveCount(30, { timeout: 30_000 })
    const begun = polls.length
    await expect
      .poll(() => polls.filter(({ ended }) => ended !== null).length, { timeout: 40_000 })
      .toBeGreaterThan(begun + 2)
    // Pressed while it is translated: rows are taken out and put back.
    await page.getByRole('button', { name: /^Metals/ }).click()
    await expect(page.locator('[data-symbol]:visible')).toHaveCount(2)
    await page.getByRole('button', { name: /^All/ }).click()
    await expect(page.locator('[data-symbol]:visible')).toHaveCount(30)
    await page.getByRole('button', { name: 'Pause' }).click()
    const rows = await page.locator('[data-symbol]').evaluateAll((all) =>
      all.map((row) => ({
        symbol: row.getAttribute('data-symbol') ?? '',
        aloud: row.querySelector('[data-cell=bid]')?.textContent?.trim() ?? '',
        seen: ['bid-head', 'bid-tail']
          .map((cell) => row.querySelector(`[data-cell=${cell}]`)?.textContent)
          .join(''),
      })),
    )
    expect(rows).toHaveLength(30)
    for (const { symbol, aloud, seen } of rows) {
      expect(seen, symbol).toBe(aloud)
      expect([...(answered.get(symbol) ?? [])], symbol).toContain(aloud.replaceAll(',', ''))
    }
    await leave(opened)
  })

  for (const path of isSweep
    ? ['/', '/trading/calendar', '/trading/forex/eurusd', '/account/calculators']
    : ['/trading/forex/eurusd'])
    test(`${path} outlives three polls and a change of each control: translated ${how}`, async ({
      browser,
    }) => {
      const opened = await openTranslated(browser, path, way)
      const { page } = opened
      const pairs = () =>
        page
          .locator('main .px')
          .evaluateAll((all) =>
            all.flatMap(({ children: [aloud, seen] }) =>
              seen ? [[aloud?.textContent, seen.textContent]] : [],
            ),
          )
      await page.clock.fastForward(20_000)
      await page.evaluate(() => {
        const shown = [...document.querySelectorAll<HTMLElement>('main button, main summary')].filter((one) =>
          one.checkVisibility(),
        )
        for (const one of shown.slice(0, 20)) one.click()
      })
      await page.clock.fastForward(20_000)
      await expect(page.locator('main .px--none')).toHaveCount(0, { timeout: 30_000 })
      for (const [aloud, seen] of await pairs()) expect(seen).toBe(aloud)
      await leave(opened)
    })

  test(`the partner form says what is wrong and is sent: translated ${how}`, async ({ browser }) => {
    // By the clock of this machine: a proof of work has an age.
    const context = await browser.newContext({ locale: 'en-GB' })
    await context.addCookies([{ name: 'isAccept', value: '0', url: site.url }])
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    if (way.isEarly) await translateEarly(page, way.isMoved)
    await goTo(page, `${site.url}/partnerships`)
    if (!way.isEarly) await translateNow(page, way.isMoved)
    const form = page.locator('.partner__form')
    await form.locator('[name=firstName]').fill('Ola')
    await form.locator('[name=email]').fill('ola@example')
    await form.locator('[type=submit]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await form.locator('[name=email]').fill('ola.translated@example.org')
    await form.locator('[type=submit]').click()
    await expect(page.getByRole('dialog')).toContainText('Submission Complete')
    await page.getByRole('dialog').getByRole('button').click()
    await expect(form.locator('[name=firstName]')).toHaveValue('')
    await leave({ page, complaints, close: () => context.close() })
  })
}
