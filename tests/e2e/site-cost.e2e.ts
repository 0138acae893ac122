import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { openPath, visit } from '#tests/support/site/visitor.ts'

/** What a past trade would have cost: on an instrument's page, by a link, as a file, and without script. */

let site: TestSite
let broker: TestSandbox

const instrumentPath = '/trading/forex/eurusd'

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000)
  broker = await startTestSandbox({ SANDBOX_CLOCK: '' })
  site = await startTestSite({ brokerUrl: broker.url, env: { RECORD_PRICES: 'always' } })
  // The bars of a month come from the broker once they are asked for; the page is drawn anew with them.
  const page = await openPath(browser, site, '/trade-cost?of=EURUSD')
  await expect(async () => {
    await page.reload()
    expect(await page.locator('.past__lines dd').count()).toBe(5)
  }).toPass({ timeout: 120_000 })
  await page.context().close()
  const closed = /<input(?=[^>]*type="range")[^>]*max="(\d+)"/g
  await expect
    .poll(
      async () =>
        Math.max(...[...(await site.text(instrumentPath)).matchAll(closed)].map(([, max]) => Number(max))),
      {
        timeout: 240_000,
        intervals: [3_000],
      },
    )
    .toBeGreaterThan(15)
})
test.afterAll(async () => {
  await site?.stop()
  await broker?.stop()
})

const figures = (page: Page) => page.locator('.past__lines dd')
const result = (page: Page) => page.locator('.past__result dd')
const slider = (page: Page, name: string) => page.locator('.past').getByRole('slider', { name })

/** The tool as React has it: it answers a press. */
const openTool = async (page: Page): Promise<void> => {
  await page.locator('.past').scrollIntoViewIfNeeded()
  await slider(page, 'Closed').focus()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(slider(page, 'Closed')).toHaveJSProperty(
      'value',
      await slider(page, 'Closed').getAttribute('max'),
    )
  }).toPass({ timeout: 30_000 })
}

/** The lines of a file by their name, in cents. */
const centsOf = (csv: string): ReadonlyMap<string, number> =>
  new Map(
    csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
      .map((cells) => [cells[0] ?? '', Math.round(100 * Number(cells.at(-2)))]),
  )

test('the sample is in the page without script, loses, and the sentence under it stands', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, site.url + instrumentPath, { width: 1440, script: false })
  await expect(result(page)).toHaveText(/^−€[\d,.]+$/)
  await expect(figures(page)).toHaveCount(5)
  await expect(page.locator('.past__foot')).toContainText('It is not a result anyone had.')
  await expect(page.locator('.past .chart__sheet').first()).toBeVisible()
  await close()
})

/** Of EURUSD on 0.10 lot, in euro. */
const worthOfPip = async (): Promise<number> => {
  const answer: unknown = JSON.parse(await site.text('/api/moves/EURUSD?series=us-payrolls'))
  return typeof answer === 'object' && answer && 'pip' in answer ? Number(answer.pip) : Number.NaN
}

test('the worth of a pip is told with what moved after releases, at the rates the site has', async () => {
  // A pip of 0.10 lot is one dollar: in euro what a dollar is worth.
  await expect.poll(worthOfPip).toBeGreaterThan(0.5)
  expect(await worthOfPip()).toBeLessThan(1.5)
})

test('keys move a point by a bar, by five and to the ends; the points never cross; what changed is heard', async ({
  browser,
}) => {
  const page = await openPath(browser, site, instrumentPath)
  await openTool(page)
  const [opened, closed] = [slider(page, 'Opened'), slider(page, 'Closed')]
  const at = async (one: typeof opened) => Number(await one.inputValue())
  const last = Number(await closed.getAttribute('max'))
  const before = await result(page).textContent()
  await page.keyboard.press('ArrowLeft')
  expect(await at(closed)).toBe(last - 1)
  await expect(result(page)).not.toHaveText(before ?? '')
  await expect(closed).toHaveAttribute('aria-valuetext', /^\w{3},? \d+ \w{3}, at a bid of \d\.\d{5}$/)
  await page.keyboard.press('PageDown')
  expect(await at(closed)).toBe(last - 6)
  await page.keyboard.press('Home')
  expect(await at(closed)).toBe(await at(opened))
  await opened.focus()
  await page.keyboard.press('End')
  expect(await at(opened)).toBe(await at(closed))
  await page.keyboard.press('Home')
  expect(await at(opened)).toBe(0)
  await expect(page.locator('.past output[aria-live]')).toHaveText(/^Buy, 0\.10\slot, .* Result −?\+?€/)
  await page.context().close()
})

test('a pointer moves the nearer point on the chart', async ({ browser }) => {
  const page = await openPath(browser, site, instrumentPath)
  await openTool(page)
  const plot = page.locator('.past__hand')
  const box = await plot.boundingBox()
  if (!box) throw new Error('no chart')
  const [opened, closed] = [slider(page, 'Opened'), slider(page, 'Closed')]
  await page.mouse.move(box.x + box.width * 0.9, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + 100, { steps: 4 })
  await page.mouse.up()
  const middle = Number(await closed.inputValue())
  expect(middle).toBeGreaterThan(Number(await opened.inputValue()))
  expect(middle).toBeLessThan(Number(await closed.getAttribute('max')))
  await page.mouse.click(box.x + 4, box.y + 100)
  await expect(opened).toHaveJSProperty('value', '0')
  expect(Number(await closed.inputValue())).toBe(middle)
  await page.context().close()
})

test('the link gives the same figures, again after a reload, and the file adds up to them', async ({
  browser,
}) => {
  const page = await openPath(browser, site, instrumentPath)
  await openTool(page)
  await page.locator('.past').getByRole('radio', { name: 'Sell' }).check()
  await slider(page, 'Size').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.past .size-rule output')).toHaveText('0.20\u00a0lot')
  const shown = await figures(page).allTextContents()
  const file = await page.getByRole('link', { name: 'CSV, line by line' }).getAttribute('href')
  await page.locator('.past').getByRole('link', { name: 'Link to these two points' }).click()
  await expect(page).toHaveURL(
    /\/trade-cost\?of=EURUSD&range=1m&from=[\d-]+&to=[\d-]+&side=sell&lots=0\.2&currency=EUR$/,
  )
  await expect(figures(page)).toHaveText(shown)
  await page.reload()
  await expect(figures(page)).toHaveText(shown)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const answer = await page.request.get(site.url + (file ?? ''))
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8')
  const cents = centsOf(await answer.text())
  const sum = ['price', 'spread', 'nights', 'conversion'].reduce(
    (total, name) => total + (cents.get(name) ?? 0),
    0,
  )
  expect(sum).toBe(cents.get('result'))
  expect(Math.round(100 * Number((shown[4] ?? '').replace('−', '-').replaceAll(/[€,+]/g, '')))).toBe(sum)
  await page.context().close()
})

test('another range is asked for and begins with its own sample', async ({ browser }) => {
  const page = await openPath(browser, site, instrumentPath)
  await openTool(page)
  const name = await page.locator('.past .chart__picture').getAttribute('aria-label')
  await page.locator('.past').getByRole('radio', { name: '1Y' }).check()
  await expect(page.locator('.past .chart__picture')).not.toHaveAttribute('aria-label', name ?? '', {
    timeout: 30_000,
  })
  await expect(page.locator('.past .chart__picture')).toHaveAttribute('aria-label', /one year/)
  await expect(result(page)).toHaveText(/^−€/)
  await page.context().close()
})

test('without script a form with two dates is answered; what cannot be used is named and stays typed', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, site.url + instrumentPath, { width: 390, script: false })
  const tool = page.locator('.past')
  await tool.getByText('Type dates and size').click()
  const first = (await tool.getByLabel('Opened on').inputValue()) ?? ''
  const last = (await tool.getByLabel('Closed on').inputValue()) ?? ''
  await tool.getByLabel('Size in lots').fill('0.5')
  await tool.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/\/trade-cost\?/)
  await expect(page.locator('.past__size')).toHaveText('Size: 0.50\u00a0lot')
  await expect(result(page)).toHaveText(/^−€/)
  // From after to, and a size that is none.
  await tool.getByText('Type dates and size').click()
  await tool.getByLabel('Opened on').fill(last)
  await tool.getByLabel('Closed on').fill(first)
  await tool.getByLabel('Size in lots').fill('abc')
  await tool.getByRole('button', { name: 'Work it out' }).click()
  await expect(result(page)).toHaveText('–')
  await expect(tool.locator('.field__error')).toHaveText([/close lies before the opening/, /Type digits/])
  await expect(tool.getByLabel('Size in lots')).toHaveValue('abc')
  await expect(tool.getByLabel('Opened on')).toHaveValue(last)
  await expect(tool.getByLabel('Size in lots')).toHaveAttribute('aria-invalid', 'true')
  await close()
})

test('an address that makes no sense is answered in words, and an instrument that is none is missing', async () => {
  const bad = await fetch(
    `${site.url}/trade-cost?of=EURUSD&from=1999-01-04&to=2099-01-04&lots=1e9&currency=GBP&side=up`,
  )
  expect(bad.status).toBe(200)
  const html = await bad.text()
  expect(html).toContain('Prices in this range begin on')
  expect(html).toContain('This is still to come')
  expect(html).toContain('Type digits with a point')
  expect(html).toContain('1e9')
  expect((await fetch(`${site.url}/trade-cost?of=NOPE`)).status).toBe(404)
  const file = await fetch(`${site.url}/api/trade-cost/en.csv?of=EURUSD&from=2099-01-04`)
  expect([file.status, await file.json()]).toMatchObject([400, { ok: false }])
})

test('on a phone the points and the result are where the design has them, and nothing is wider than 320', async ({
  browser,
}) => {
  const { page, close } = await visit(browser, `${site.url}/trade-cost?of=EURUSD`, { width: 390 })
  const handles = await page.locator('.past__handles').boundingBox()
  const last = await page.locator('.past__result').boundingBox()
  expect((handles?.y ?? 999) + (handles?.height ?? 0)).toBeLessThanOrEqual(830)
  expect(last?.y ?? 9_999).toBeLessThanOrEqual(1_350)
  await page.setViewportSize({ width: 320, height: 640 })
  // In the second one a long label says where it was closed out.
  for (const query of ['of=EURUSD', 'of=USOIL&range=1y']) {
    await page.goto(`${site.url}/de/trade-cost?${query}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
  await close()
})

test('no rule of axe is broken, day and night, with a mistake shown', async ({ browser }) => {
  for (const theme of ['light', 'dark'] as const) {
    const { page, close } = await visit(browser, `${site.url}/trade-cost?of=EURUSD&lots=abc`, {
      width: 1440,
      theme,
    })
    await expect(page.locator('.past .field__error')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('.past').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await close()
  }
})
