import { type Browser, expect, type Page, test } from '@playwright/test'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { type Look, visit } from '#tests/support/site/visitor.ts'

/** The course across the chart of the home page: drawn once, and never in the way of who reads. */

let site: TestSite
let broker: TestSandbox

test.beforeAll(async () => {
  test.setTimeout(600_000)
  // The bars that the site records meanwhile follow on those of the broker: both go by the clock of the machine.
  broker = await startTestSandbox({ SANDBOX_CLOCK: '' })
  site = await startTestSite({ brokerUrl: broker.url, env: { RECORD_PRICES: 'always' } })
  // The history comes from the broker after the start; a page without one is drawn anew each minute.
  for (const path of ['/', '/de']) {
    await expect
      .poll(async () => (await site.text(path)).includes('hero__course'), {
        timeout: 240_000,
        intervals: [3_000],
      })
      .toBe(true)
  }
})

test.afterAll(async () => {
  await site?.stop()
  await broker?.stop()
})

const open = (browser: Browser, look: Look, path = '/') => visit(browser, `${site.url}${path}`, look)

const drawings = (page: Page) =>
  page
    .locator('.course-plot__line--drawn:visible')
    .evaluateAll((lines) => lines.flatMap((line) => line.getAnimations().map(({ playState }) => playState)))

/** The whole course, its time marks and its last price, whatever the stronger line has reached. */
const expectWhole = async (page: Page) => {
  await expect(page.locator('.course-plot:visible')).toHaveCount(1)
  const whole = page.locator('.course-plot__line--whole:visible')
  expect(await whole.evaluate((line) => getComputedStyle(line).strokeDasharray)).toBe('none')
  await expect(page.locator('.course-plot__price:visible')).toHaveText(/^\d\.\d{3,5}$/)
  expect(await page.locator('.course-plot__fix:visible').count()).toBeGreaterThan(1)
}

test('is drawn once in six seconds, and is whole from the beginning', async ({ browser }) => {
  const { page, complaints, close } = await open(browser, { width: 1440 })
  // As it is styled: on a busy machine the page may be there only when the drawing has ended.
  const drawn = page.locator('.course-plot__line--drawn:visible')
  await expect(drawn).toHaveCSS('animation-duration', '6s')
  await expect(drawn).toHaveCSS('animation-iteration-count', '1')
  await expectWhole(page)
  await expect(
    page.getByRole('img', { name: /^EURUSD from \d\d:\d\d to \d\d:\d\d UTC: lowest/ }),
  ).toBeVisible()
  await expect.poll(() => drawings(page), { timeout: 15_000 }).toEqual([])
  await page.evaluate(() => scrollTo(0, 2_000))
  await page.evaluate(() => scrollTo(0, 0))
  expect(await drawings(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('stands still for who wants no motion, on paper and without script', async ({ browser }) => {
  const still = await open(browser, { width: 1440, reducedMotion: true })
  expect(await drawings(still.page)).toEqual([])
  await expectWhole(still.page)
  await still.close()

  const paper = await open(browser, { width: 1440 })
  await paper.page.emulateMedia({ media: 'print' })
  expect(await drawings(paper.page)).toEqual([])
  await expectWhole(paper.page)
  await paper.close()

  const plain = await open(browser, { width: 390, script: false })
  await expect(plain.page.locator('.course-plot:visible')).toHaveCount(1)
  await plain.close()
})

test('leaves the words clear and its letters legible at every width, in the longest language too', async ({
  browser,
}) => {
  for (const width of [320, 390, 640, 768, 960, 1000, 1120, 1280, 1440]) {
    const { page, close } = await open(
      browser,
      { width, reducedMotion: true },
      width % 20 === 0 ? '/de' : '/',
    )
    const faults = await page.evaluate(() => {
      const [seen, words] = [
        '.course-plot__line--whole, .course-plot text',
        '.hero h1, .hero__lede, .hero__actions',
      ]
        .map((selector) =>
          [...document.querySelectorAll(selector)].map((one) => {
            const range = document.createRange()
            range.selectNodeContents(one)
            return one instanceof SVGElement ? one.getBoundingClientRect() : range.getBoundingClientRect()
          }),
        )
        .map((boxes) => boxes.filter(({ width: wide }) => wide > 0))
      if (!seen?.length || !words?.length) throw new Error('The opening has no course or no words.')
      const meets = words.some((word) =>
        seen.some(
          (mark) =>
            word.left < mark.right &&
            mark.left < word.right &&
            word.top < mark.bottom &&
            mark.top < word.bottom,
        ),
      )
      const sizes = [...document.querySelectorAll('.course-plot text')].flatMap((text) => {
        const drawing = text.closest('svg')
        const shown = drawing?.getBoundingClientRect().width ?? 0
        const scale = shown / Number(drawing?.getAttribute('viewBox')?.split(' ')[2])
        return shown > 0 ? [Number.parseFloat(getComputedStyle(text).fontSize) * scale] : []
      })
      return { meets, smallest: Math.min(...sizes), over: document.documentElement.scrollWidth - innerWidth }
    })
    expect(faults.meets, `words and course at ${width} px`).toBe(false)
    expect(faults.smallest, `letters at ${width} px`).toBeGreaterThanOrEqual(12)
    expect(faults.over, `sideways at ${width} px`).toBeLessThanOrEqual(0)
    await close()
  }
})
