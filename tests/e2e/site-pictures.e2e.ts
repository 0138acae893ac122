import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { everyBlockPath } from '#tests/support/lake/every-block.ts'
import { publishEveryBlock } from '#tests/support/lake/publish-blocks.ts'
import { watchLayoutShift } from '#tests/support/site/layout-shift.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { goTo } from '#tests/support/site/visitor.ts'
import { paragraph } from '#web/blocks/parts/sample-text.ts'

// Quality 1: what the pictures of a page weigh, that they are no larger than their place, and that nothing moves.

/** The pictures of a page with one in each kind of place, six in all, in kB; read down to its end. */
const budgets = { 390: 300, 768: 970, 1440: 700 } as const

let site: TestSite

const noise = (mean: number, spread: number) => ({ type: 'gaussian' as const, mean, sigma: spread })

/** What a camera gives: soft shapes with grain, 2400 × 1600 pixels. */
const photograph = async (sigma: number): Promise<Buffer> => {
  const shapes = await sharp({
    create: { width: 120, height: 80, channels: 3, background: '#567', noise: noise(120, sigma) },
  })
    .resize(2_400, 1_600, { kernel: 'cubic' })
    .png()
    .toBuffer()
  const grain = await sharp({
    create: { width: 2_400, height: 1_600, channels: 3, background: '#888', noise: noise(128, 16) },
  })
    .png()
    .toBuffer()
  return sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

const pictureOf = async (alt: string, sigma: number) => {
  const { _id } = await site.client.assets.upload('image', await photograph(sigma), { filename: 'photo.jpg' })
  return { _type: 'image', asset: { _type: 'reference', _ref: _id }, alt }
}

const card = (key: string, picture: object) => ({ _key: key, title: key, text: 'A card.', picture })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startTestSite()
  const [first, second, third] = await Promise.all([
    pictureOf('Hills in the morning.', 60),
    pictureOf('Hills at noon.', 50),
    pictureOf('Hills in the evening.', 40),
  ])
  await publishEveryBlock(site, [
    { _key: 'opening', _type: 'opening', title: 'Hills', picture: first },
    {
      _key: 'text',
      _type: 'richText',
      content: [paragraph('p', 'Hills are seen from the harbour.'), { ...second, _key: 'i' }],
    },
    { _key: 'wide', _type: 'picture', image: { ...third, caption: 'The evening.' }, size: 'page' },
    // Farther than browsers look ahead.
    {
      _key: 'way',
      _type: 'richText',
      content: Array.from({ length: 80 }, (_, index) => paragraph(`way-${index}`, 'The way leads downhill.')),
    },
    {
      _key: 'cards',
      _type: 'cards',
      items: [card('morning', first), card('noon', second), card('evening', third)],
    },
  ])
})

test.afterAll(() => site.stop())

/** Opens the page in a browser that has nothing of it yet. */
const open = async (browser: Browser, width: number, deviceScaleFactor: number) => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor,
    locale: 'en-GB',
  })
  await context.addCookies([
    { name: 'hl', value: 'en', url: site.url },
    { name: 'isAccept', value: '0', url: site.url },
  ])
  const page = await context.newPage()
  const got: { path: string; type: string; bytes: number }[] = []
  const reading: Promise<void>[] = []
  page.on('response', (answer) => {
    const { pathname, search } = new URL(answer.url())
    if (!pathname.startsWith('/media/')) return
    const read = async () => {
      const [type = '', body] = [answer.headers()['content-type'], await answer.body()]
      got.push({ path: pathname + search, type, bytes: body.length })
    }
    reading.push(read())
  })
  const shift = await watchLayoutShift(page)
  await goTo(page, `${site.url}${everyBlockPath}`)
  return {
    page,
    shift,
    /** What was fetched of pictures until now. */
    pictures: async () => {
      await Promise.all(reading)
      return got
    },
    close: () => context.close(),
  }
}

/** Brings each picture into sight and waits until it is drawn. */
const readToTheEnd = async (page: Page) => {
  for (const picture of await page.locator('main img.picture').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        picture.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0),
      )
      .toBe(true)
  }
}

/** How wide `sizes` says each picture stands, over how wide it is drawn; one that is cut to its place is drawn wider. */
const statedOverDrawn = (page: Page) =>
  page.locator('main img.picture').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const sizes = picture.parentElement?.querySelector('source')?.sizes ?? ''
      const stated = sizes
        .split(',')
        .map((size) => /^\s*(\([^)]*\))?\s*(\S+)\s*$/.exec(size) ?? [])
        .find(([, query]) => query === undefined || matchMedia(query).matches)
      const probe = document.createElement('div')
      probe.style.width = stated?.[2] ?? ''
      document.body.append(probe)
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      const drawn = picture.getBoundingClientRect()
      const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
      return width / Math.max(drawn.width, drawn.height * ratio)
    }),
  )

for (const [width, density] of [
  [390, 2],
  [768, 2],
  [1440, 1],
] as const) {
  test(`pictures weigh what they may at ${width} px, stand in the width they say, and move nothing`, async ({
    browser,
  }, info) => {
    const { page, shift, pictures, close } = await open(browser, width, density)
    const first = page.locator('main img.picture').first()
    await expect(first).toHaveAttribute('loading', 'eager')
    await readToTheEnd(page)
    const got = await pictures()
    const weight = got.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
    info.annotations.push({ type: 'kB of pictures', description: weight.toFixed(0) })
    expect(got.map(({ type }) => type)).toEqual(got.map(() => 'image/webp'))
    expect(new Set(got.map(({ path }) => path)).size).toBe(got.length)
    expect(weight).toBeGreaterThan(50)
    expect(weight).toBeLessThanOrEqual(budgets[width])
    for (const ratio of await statedOverDrawn(page)) {
      expect(ratio).toBeGreaterThan(0.9)
      expect(ratio).toBeLessThan(1.25)
    }
    expect(await shift()).toBe(0)
    await close()
  })
}

test('what is far below is not fetched before it is nearly in sight', async ({ browser }) => {
  const { page, pictures, close } = await open(browser, 1440, 1)
  await page.waitForLoadState('networkidle')
  const early = (await pictures()).length
  await readToTheEnd(page)
  expect(early).toBeGreaterThan(0)
  expect((await pictures()).length).toBeGreaterThan(early)
  await close()
})

test('a browser that does not know WebP gets the format of the file; axe finds nothing', async ({
  browser,
}) => {
  const { page, close } = await open(browser, 1440, 1)
  const fallbacks = await page
    .locator('main img.picture')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''))
  expect(fallbacks).toHaveLength(6)
  for (const address of fallbacks) {
    const answer = await fetch(site.url + address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBeLessThanOrEqual(960)
  }
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await close()
})
