import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, test } from '@playwright/test'
import { everyBlockPath } from '#tests/support/lake/every-block.ts'
import { publishEveryBlock } from '#tests/support/lake/publish-blocks.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { goTo } from '#tests/support/site/visitor.ts'

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startTestSite()
  await publishEveryBlock(site)
})

test.afterAll(async () => {
  await site.stop()
})

const open = async (browser: Browser, width: number, theme: 'light' | 'dark' = 'light', place = '') => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    locale: 'en-GB',
  })
  await context.addCookies([{ name: 'hl', value: 'en', url: site.url }])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The broker of this test is down on purpose; the relay's refusals are not the page's fault.
    if (message.type() === 'error' && !/\/api\/[qm]\//.test(message.location().url))
      complaints.push(`${message.text()} ${message.location().url}`)
  })
  await goTo(page, `${site.url}${everyBlockPath}${place}`)
  return { page, complaints, close: async () => context.close() }
}

test.describe('a page of every block', () => {
  for (const width of [390, 768, 1440]) {
    for (const theme of ['light', 'dark'] as const) {
      test(`is sound at ${width} px, ${theme}: axe finds nothing, nothing scrolls sideways`, async ({
        browser,
      }) => {
        const { page, complaints, close } = await open(browser, width, theme)
        for (const question of await page.locator('.questions summary').all()) await question.click()
        const { violations, passes } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        )
        expect(found).toEqual([])
        expect(passes.length).toBeGreaterThan(30)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        expect(complaints, site.output()).toEqual([])
        await close()
      })
    }
  }

  test('does not scroll sideways at 320 px either', async ({ browser }) => {
    const { page, close } = await open(browser, 320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await close()
  })
})

test('the table of contents is a row under the head at every width, and leads to its parts', async ({
  browser,
}) => {
  const { page, close } = await open(browser, 1280)
  const contents = page.locator('.contents')
  for (const width of [1280, 960, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const [plate, row, text] = [
      await page.locator('.opening-plate').boundingBox(),
      await contents.boundingBox(),
      await page.locator('.sheets').first().boundingBox(),
    ]
    if (!plate || !row || !text) throw new Error('a part of the page is missing')
    expect(row.y).toBeGreaterThanOrEqual(plate.y + plate.height)
    expect(row.y + row.height).toBeLessThanOrEqual(text.y)
    expect(row.width).toBeLessThanOrEqual(width)
  }
  // On a phone its links stand in one line, which scrolls inside the page.
  expect((await contents.boundingBox())?.height).toBeLessThan(100)

  await page.setViewportSize({ width: 1280, height: 900 })
  const last = page.locator('.sheets').first().locator('[id^="at-"]:has(h2)').last()
  const id = (await last.getAttribute('id')) ?? ''
  await page.locator(`.contents a[href="#${id}"]`).click()
  await expect(last.locator('h2').first()).toBeInViewport()
  const [strip, heading] = [
    await page.locator('.risk').boundingBox(),
    await last.locator('h2').first().boundingBox(),
  ]
  expect(strip && heading && heading.y > strip.y + strip.height).toBe(true)
  await close()
})

test('a drawing under the head says its fact in words, and a page draws one pull figure and one side note', async ({
  browser,
}) => {
  const { page, close } = await open(browser, 390)
  const plate = page.locator('.opening-plate')
  await expect(plate).toContainText('+€100 if the price rises 1%')
  await expect(plate).toContainText('−€100 if it falls 1%')
  await expect(plate.locator('figcaption')).toBeVisible()
  await expect(page.locator('.pull .fig')).toHaveText(['30%'])
  await expect(page.locator('.side-note')).toHaveCount(1)
  for (const use of await page.locator('.uses dl').all()) {
    const [can = '', , risk = ''] = await use.locator('dd').allInnerTexts()
    expect(risk.length).toBeGreaterThanOrEqual(can.length)
  }
  await close()
})

test('questions open and close by keyboard', async ({ browser }) => {
  const { page, close } = await open(browser, 768)
  const question = page.locator('details:has(#question-test-loss)')
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question.locator('.prose a')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(question.locator('.prose a')).toBeHidden()
  await close()
})

test('a specification scrolls by keyboard on a phone, and the names of its rows stay', async ({
  browser,
}) => {
  const { page, close } = await open(browser, 390)
  const sheet = page.locator('.specification .sheet--scroll')
  await sheet.focus()
  const name = sheet.locator('tbody th').first()
  const before = await name.boundingBox()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(async () => sheet.evaluate((element) => element.scrollLeft)).toBeGreaterThan(60)
  expect((await name.boundingBox())?.x).toBe(before?.x)
  await close()
})

test('on paper every answer is open, tables are whole and nothing of the screen is left', async ({
  browser,
}) => {
  const { page, close } = await open(browser, 768)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#question-test-loss .prose')).toBeVisible()
  await expect(page.locator('.contents')).toBeHidden()
  const clipped = await page
    .locator('.sheet--scroll')
    .evaluate((element) => getComputedStyle(element).overflowX)
  expect(clipped).toBe('visible')
  await close()
})
