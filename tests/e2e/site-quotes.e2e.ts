import { expect, test } from '@playwright/test'
import { startLakeProxy, type LakeProxy } from '#tests/support/lake/lake-proxy.ts'
import { openPrices } from '#tests/support/site/prices-page.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { answerOf } from '#tests/support/site/visitor.ts'
import { isSweep } from '#tests/support/sample.ts'

/** The live prices as a visitor meets them, against the sandbox (requirements D1 to D3, E8, G3, I5). */

let sandbox: TestSandbox
let counter: LakeProxy
let site: TestSite

/** The outage that is waited out, ms. */
const outage = isSweep ? 60_000 : 15_000

test.beforeAll(async () => {
  test.setTimeout(600_000)
  sandbox = await startTestSandbox()
  counter = await startLakeProxy(sandbox.url, (address) => address.startsWith('/api/q/v1/QF1001'))
  site = await startTestSite({ brokerUrl: counter.url })
})
test.afterAll(async () => {
  await site?.stop()
  await counter?.stop()
  await sandbox?.stop()
})

const signed = /^(?:0(?:\.0+)?|[+−][\d,]+(?:\.\d+)?)$/

test('D1 D2 D3 E8 G3 I5: thirty instruments with bid, change since the poll before and since the open, asked five seconds after each answer', async ({
  browser,
}) => {
  // What comes after the first answer waits until that was read, however slow this machine is.
  const firstRead = Promise.withResolvers<void>()
  let isAnswered = false
  const { page, polls, complaints, layoutShift, close } = await openPrices(
    browser,
    site,
    '/trading/realtime',
    {},
    async (opening) => {
      opening.on('response', (response) => {
        isAnswered ||= response.ok() && response.url().endsWith('/QF1001')
      })
      await opening.route('**/QF1001', async (route) => {
        // An answer that came when the page had given it up is none.
        if (isAnswered && (await opening.locator('[data-priced=yes]').count()) > 0) await firstRead.promise
        await route.continue()
      })
    },
  )
  await expect(page.locator('[data-symbol][data-priced=yes]')).toHaveCount(30, { timeout: 30_000 })
  const gold = page.locator('[data-symbol=XAUUSD]')
  await expect(gold.locator('[data-cell=bid]')).toHaveText(/^\d,\d{3}\.\d{2}$/)
  // The first poll has nothing to compare with.
  await expect(gold.locator('[data-cell=since-poll] [data-cell=text]')).toHaveText('0.00')
  firstRead.resolve()
  await expect(gold.locator('[data-cell=since-open] [data-cell=text]')).toHaveText(/^([+−]\d+\.\d\d|0\.00)%$/)
  await expect(gold.locator('[data-cell=open-change]')).toHaveText(signed)
  await expect(gold.locator('.q-session')).toHaveText('Openuntil 23:00')
  expect(JSON.parse(polls[0]?.goods ?? '{}').goods.split(',')).toHaveLength(30)

  const course = gold.locator('[data-cell=course]')
  const drawn = await course.getAttribute('d')
  const before = await page.locator('[data-cell=bid]').allTextContents()
  await expect.poll(() => polls.filter(({ ended }) => ended !== null).length, { timeout: 30_000 }).toBe(3)
  const after = await page.locator('[data-cell=bid]').allTextContents()
  expect(after.filter((bid, index) => bid !== before[index]).length).toBeGreaterThan(10)
  await expect(page.locator('[data-cell=since-poll].delta--up').first()).toHaveText(/^up\s\+/, {
    useInnerText: true,
  })
  await expect(page.locator('[data-cell=since-poll].delta--down').first()).toHaveText(/^down\s−/, {
    useInnerText: true,
  })
  // What nobody sees of a row is not drawn anew; its figures above were written all the same.
  await expect(page.locator('[data-cell=course]').first()).toHaveAttribute('d', /^M0 \d+L/)
  expect(await course.getAttribute('d')).toBe(drawn)
  await gold.scrollIntoViewIfNeeded()
  await expect(course).toHaveAttribute('d', /^M0 \d+L/)
  for (const [index, poll] of polls.slice(1).entries()) {
    const pause = poll.begun - (polls[index]?.ended ?? Number.POSITIVE_INFINITY)
    expect(pause).toBeGreaterThanOrEqual(4_900)
  }
  expect(await layoutShift()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('E8: a hidden tab and a paused board ask nothing; prices stay with their time', async ({ browser }) => {
  const { page, polls, close } = await openPrices(browser, site, '/trading/realtime')
  await expect(page.locator('[data-symbol][data-priced=yes]')).toHaveCount(30, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  // On a busy machine the next poll may have begun before the press.
  await expect.poll(() => polls.every(({ ended }) => ended !== null)).toBe(true)
  const asked = polls.length
  const held = await page.locator('[data-cell=bid]').first().textContent()
  await page.clock.fastForward(60_000)
  expect(polls).toHaveLength(asked)
  // On the visitor's clock; the site may have had them from the broker a few seconds before the page was opened at noon.
  await expect(page.locator('.board .live')).toContainText(/Paused\. Prices of (?:12:59|13:00):\d\d UTC\+1/)
  await expect(page.locator('[data-cell=bid]').first()).toHaveText(held ?? '')

  const hide = async (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  await page.getByRole('button', { name: 'Continue' }).dispatchEvent('click')
  await page.clock.fastForward(60_000)
  expect(polls).toHaveLength(asked)
  await hide(false)
  await expect.poll(() => polls.length, { timeout: 15_000 }).toBe(asked + 1)
  await close()
})

test('a visitor finds, sorts, marks favourites and has prices read; the choice outlives the page', async ({
  browser,
}) => {
  const { page, complaints, close } = await openPrices(browser, site, '/trading/realtime', { width: 390 })
  await expect(page.locator('[data-symbol][data-priced=yes]')).toHaveCount(30, { timeout: 30_000 })
  const shown = page.locator('[data-symbol]:visible')

  await page.getByRole('button', { name: /^Metals/ }).click()
  await expect(shown).toHaveCount(2)
  await page.getByRole('searchbox').fill('silver')
  await expect(shown).toHaveCount(1)
  await page.getByRole('searchbox').fill('platinum')
  await expect(page.getByText('No instrument here.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(shown).toHaveCount(30)

  // Across the groups. A poll between the choice and this look changes figures, and rows keep their places.
  await expect(async () => {
    await page.getByLabel('Sort by').selectOption('fall')
    await page.getByLabel('Sort by').selectOption('rise')
    const changes = await page.locator('[data-cell=since-open] [data-cell=text]').allTextContents()
    const numbers = changes.map((text) => Number(text.replace('−', '-').replace('%', '')))
    expect(numbers).toHaveLength(30)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  }).toPass({ timeout: 30_000 })

  const star = page.getByRole('button', { name: 'Favourite: GBPJPY' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  const spoken = page.locator('.board output')
  await expect(spoken).toHaveText('')
  await page.getByRole('button', { name: 'Read changes aloud' }).click()
  await expect(spoken).toHaveText(/^GBPJPY \d{3}\.\d{3}, (unchanged|up \d\.\d{3}|down \d\.\d{3})\.$/)
  await page.getByRole('button', { name: 'Stop reading aloud' }).click()
  await expect(spoken).toHaveText('')

  await page.reload()
  await page.getByRole('button', { name: /^Favourites/ }).click()
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText('GBPJPY')
  expect(complaints).toEqual([])
  await close()
})

test('a heading sorts across the groups, the other way, and gives the list back; prices stay in their rows', async ({
  browser,
}) => {
  const { page, complaints, layoutShift, close } = await openPrices(browser, site, '/trading/realtime')
  await expect(page.locator('[data-symbol][data-priced=yes]')).toHaveCount(30, { timeout: 30_000 })
  const symbols = async () =>
    page.locator('[data-symbol]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-symbol')))
  const list = await symbols()
  expect(await layoutShift()).toBe(0)
  const head = page.getByRole('columnheader', { name: 'Spread, pips' })
  await head.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator('.board__group')).toHaveCount(0)
  const spreads = (await page.locator('.q-spread').allTextContents()).map(Number)
  expect(spreads).toHaveLength(30)
  expect(spreads).toEqual(spreads.toSorted((a, b) => a - b))
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(page.locator('[data-symbol][data-priced=yes]')).toHaveCount(30)
  await page.keyboard.press('Enter')
  await expect(head).not.toHaveAttribute('aria-sort')
  expect(await symbols()).toEqual(list)
  // A machine with much to do sorts later than the half second in which a browser takes a move for the press's.
  const sorted = await layoutShift()

  // The ask is the bid plus the typical spread of 25 cents; the range holds the bid.
  const gold = page.locator('[data-symbol=XAUUSD]')
  // In one go: a poll may come between two questions.
  const { bid, ask, low, high } = await gold.evaluate((row) => {
    const numberIn = (cell: string) =>
      Number(row.querySelector(`[data-cell=${cell}]`)?.textContent?.replace(',', ''))
    return {
      bid: numberIn('bid'),
      ask: numberIn('ask'),
      low: numberIn('low'),
      high: numberIn('high'),
    }
  })
  expect(ask - bid).toBeCloseTo(0.25, 5)
  expect(low).toBeLessThanOrEqual(bid)
  expect(high).toBeGreaterThanOrEqual(bid)
  await page.waitForResponse((answer) => answer.url().endsWith('/QF1001') && answer.ok())
  expect(await layoutShift()).toBe(sorted)
  expect(complaints).toEqual([])
  await close()
})

test('a phone shows four facts a row, and the rest behind a tap', async ({ browser }) => {
  const { page, close } = await openPrices(browser, site, '/de/trading/realtime', {
    width: 390,
    language: 'de',
  })
  const gold = page.locator('[data-symbol=XAUUSD]')
  await expect(gold).toHaveAttribute('data-priced', 'yes', { timeout: 30_000 })
  await expect(gold.locator('.q-bid, .q-ask, .q-open')).toHaveCount(3)
  for (const cell of ['.q-bid', '.q-ask', '.q-open']) await expect(gold.locator(cell)).toBeVisible()
  for (const cell of ['.q-spread', '.q-poll', '.q-rule', '.q-course', '.q-session'])
    await expect(gold.locator(cell)).toBeHidden()
  const more = gold.getByRole('button', { name: 'Mehr zu XAUUSD' })
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  for (const cell of ['.q-spread', '.q-poll', '.q-rule', '.q-course', '.q-session'])
    await expect(gold.locator(cell)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await close()
})

test('who reads prices, and nothing that needs React, gets none of it', async ({ browser }) => {
  const { page, layoutShift, close } = await openPrices(browser, site, '/', { width: 390 })
  const euro = page.locator('.ledger [data-symbol=EURUSD]')
  await euro.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 20)
  await expect(page.locator('.ledger .live--live')).toBeVisible({ timeout: 30_000 })
  const bid = euro.locator('[data-cell=bid]')
  await expect(bid).toHaveText(/^1\.\d{5}$/)
  const before = await bid.textContent()
  await expect(bid).not.toHaveText(before ?? '', { timeout: 30_000 })
  await expect(euro.locator('[data-cell=since-poll] [data-cell=text]')).toHaveText(/^[+−]?\d\.\d{5}$/)
  await expect(euro.locator('[data-cell=since-open] [data-cell=text]')).toHaveText(
    /^[+−]?\d\.\d{5} \([+−]?\d+\.\d\d%\)$/,
  )
  await expect(page.locator('script[src*="/_next/static/"]:not([nomodule])')).toHaveCount(0)
  expect(await layoutShift()).toBe(0)
  await close()
})

test('what a publish draws over a price is written anew before the next answer of the broker', async ({
  browser,
}) => {
  const { page, close } = await openPrices(browser, site, '/', { width: 390 })
  const euro = page.locator('.ledger [data-symbol=EURUSD]')
  const bid = euro.locator('[data-cell=bid]')
  await expect(page.locator('.ledger .live--live')).toBeVisible({ timeout: 30_000 })
  await expect(bid).toHaveText(/^1\.\d{5}$/)
  // As React does where the server's words have changed: into the same node, beside the painter.
  const [text, look] = await euro.evaluate(async (row) => {
    const place = row.querySelector('[data-cell=bid]')?.firstChild
    const price = row.querySelector('[data-cell=price]')
    if (!(place instanceof Text) || !price) throw new Error('no price is written')
    place.data = '0.00000'
    price.className = 'px px--known'
    await new Promise((resolve) => setTimeout(resolve))
    return [row.querySelector('[data-cell=bid]')?.textContent, price.className]
  })
  expect([text, look]).toEqual([expect.stringMatching(/^1\.\d{5}$/), 'px'])
  await close()
})

test('closed markets say when they open, in the visitor’s own time', async ({ browser }) => {
  const saturday = new Date('2026-11-21T12:00:00Z')
  const { page, close } = await openPrices(browser, site, '/trading/realtime', {
    at: saturday,
    timeZone: 'Asia/Tokyo',
  })
  await expect(page.locator('[data-symbol=EURUSD] .q-session')).toHaveText('Closedopens Mon 07:05')
  await expect(page.locator('.board .live')).toContainText(
    'Markets closed. Prices stand still until Mon 07:05',
  )
  await close()

  const home = await openPrices(browser, site, '/', { at: saturday, width: 390 })
  const euro = home.page.locator('.sounding').first()
  await euro.scrollIntoViewIfNeeded()
  await expect(euro.locator('dd [data-cell=text]')).toHaveText(
    ['Closed', /^[+−]\d\.\d{5} \([+−]\d+\.\d\d%\)$/],
    {
      timeout: 30_000,
    },
  )
  await expect(home.page.locator('.sounding dd').filter({ hasText: 'Closed' })).toHaveCount(3)
  await expect(home.page.locator('.sounding .delta svg:visible')).toHaveCount(0)
  expect(await home.layoutShift()).toBe(0)
  await home.close()
})

test('without script the page names every instrument and its session, and says what is missing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${site.url}/trading/realtime`)
  await expect(page.locator('[data-symbol]')).toHaveCount(30)
  await expect(page.locator('[data-symbol=HK50]')).toContainText('Hong Kong 50')
  await expect(page.locator('[data-symbol=EURUSD] .q-session')).toHaveText(
    /^(Openuntil|Closedopens) (\w{3} )?\d{2}:\d{2}$/,
  )
  await expect(page.getByRole('columnheader', { name: 'Session' })).toHaveText('Session UTC')
  await expect(page.getByText('Live prices need JavaScript.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden()
  await context.close()
})

test('an instrument has a page: its bid, its terms in words, its hours on the visitor’s clock, and the way on', async ({
  browser,
}) => {
  const { page, complaints, layoutShift, close } = await openPrices(browser, site, '/trading/metals', {
    width: 390,
  })
  await page.locator('.specification').getByRole('link', { name: 'XAUUSD' }).click()
  await expect(page).toHaveURL(`${site.url}/trading/metals/xauusd`)
  await expect(page.locator('.rail__bid .px')).toHaveText(/\d,\d{3}\.\d{2}/, { timeout: 30_000 })
  const pip = page.locator('.contract > li').filter({ hasText: 'One pip on one lot' })
  await expect(pip.locator('.fig')).toHaveText('1.00\u00a0USD')
  await pip.getByText('One pip on one lot').click()
  await expect(pip.locator('p')).toBeVisible()
  await page.locator('.hours > summary').click()
  await expect(page.locator('.hours__now')).toContainText('Open until 23:00')
  await expect(page.locator('.hours__table')).toContainText('Your clock: Europe/Warsaw')
  await expect(page.locator('.hours__table tbody tr').first()).toContainText(
    'Sunday 18:00 – 17:00 (Mon)Mon 23 Nov, 00:00 – 23:00',
  )
  await expect(page.locator('.hours__days')).toContainText('25 Dec 2026Christmas')
  await expect(page.locator('.clock__week')).toContainText(
    'Next day without a session: 25 Dec 2026, Christmas.',
  )
  for (const [language, words] of [
    ['en', 'No session in New York: Christmas'],
    ['de', 'Kein Handel in New York: Weihnachten'],
    ['pl', 'Brak sesji (Nowy Jork): Boże Narodzenie'],
  ]) {
    const address = `/api/holidays/${language}/XAUUSD.ics`
    if (language === 'en')
      await expect(page.getByRole('link', { name: 'For your calendar (.ics)' })).toHaveAttribute(
        'href',
        address,
      )
    const file = await page.request.get(`${site.url}${address}`)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(await file.text()).toContain(`SUMMARY;LANGUAGE=${language}:${words}\r\n`)
  }
  for (const wrong of ['en/xauusd.ics', 'fr/XAUUSD.ics', 'en/NONE.ics', 'en/XAUUSD.pdf'])
    expect((await page.request.get(`${site.url}/api/holidays/${wrong}`)).status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Key information document' })).toHaveAttribute(
    'href',
    '/legal/kid-commodities.pdf',
  )
  expect(await layoutShift()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

for (const width of [390, 768])
  test(`the hours of an instrument are as high on each clock and day, at ${width} px`, async ({
    browser,
  }) => {
    const heights = new Set<number>()
    const texts = new Set<string>()
    for (const [at, timeZone] of [
      ['2026-11-21T12:00:00Z', 'Europe/London'],
      ['2026-11-23T12:00:00Z', 'Asia/Kathmandu'],
    ] as const) {
      const { page, close } = await openPrices(browser, site, '/trading/metals/xauusd', {
        at: new Date(at),
        timeZone,
        width,
      })
      const told = page.locator('.clock__week p')
      await told.scrollIntoViewIfNeeded()
      await expect(page.locator('.clock__zone option:checked')).toHaveText(
        timeZone.endsWith('London') ? /London/ : /Kathmandu/,
      )
      texts.add(await told.innerText())
      heights.add(await told.evaluate((paragraph) => paragraph.clientHeight))
      await close()
    }
    expect([texts.size, heights.size]).toEqual([2, 1])
  })

test(`an outage of ${outage / 1000} s: marked within ten seconds, over within one interval, no poll beside another`, async ({
  browser,
}) => {
  test.setTimeout(outage + 120_000)
  const { page, polls, complaints, layoutShift, close } = await openPrices(browser, site, '/trading/realtime')
  const home = await openPrices(browser, site, '/')
  await expect(page.locator('[data-symbol][data-priced=yes]')).toHaveCount(30, { timeout: 30_000 })
  // The prices of the first byte are those on record: an outage is marked where prices were live before.
  await expect(home.page.locator('.ledger .live--live')).toBeVisible({ timeout: 30_000 })
  // The bids since the page was opened, drawn beside the first of them.
  await expect(home.page.locator('.course[data-drawn]')).toBeVisible({ timeout: 30_000 })
  await expect(home.page.locator('.course__line')).toHaveAttribute('d', /^M0 \d+.*L150 \d+$/)
  const isLive = page.locator('.board .live--live')
  await expect(isLive).toBeVisible({ timeout: 15_000 })
  await shoot(home.page, 'site')

  const began = Date.now()
  await sandbox.fault('QF1001', { drop: true })
  await expect(page.locator('.board .live--stale')).toBeVisible({ timeout: 30_000 })
  const marked = Date.now() - began
  await expect(home.page.locator('.ledger .live--stale')).toBeVisible({ timeout: 30_000 })
  expect(marked).toBeLessThanOrEqual(10_500)
  await expect(page.locator('.board .live')).toContainText(/No answer since \d\d:\d\d:\d\d UTC/)
  await expect(page.locator('[data-symbol][data-priced=yes]')).toHaveCount(30)
  await expect.poll(() => Date.now() - began, { timeout: outage + 30_000 }).toBeGreaterThan(outage)

  const healed = Date.now()
  await sandbox.fault('QF1001', undefined)
  await expect(isLive).toBeVisible({ timeout: 30_000 })
  // One interval, the circuit's pause of two seconds, and a second for this machine.
  expect(Date.now() - healed).toBeLessThanOrEqual(8_000)
  await expect(home.page.locator('.ledger .live--live')).toBeVisible({ timeout: 30_000 })
  const overlapping = polls.filter(({ begun }, index) => {
    const ended = polls[index - 1]?.ended
    return index > 0 && (ended === null || ended === undefined || ended > begun)
  })
  expect(polls.length).toBeGreaterThan(3)
  expect(overlapping).toEqual([])
  expect(await layoutShift()).toBe(0)
  expect([...complaints, ...home.complaints]).toEqual([])
  await close()
  await home.close()
})

test('a bid that cannot be true is not shown: the last good one stands, and the line says which and of when', async ({
  browser,
}) => {
  const { page, complaints, close } = await openPrices(browser, site, '/trading/realtime')
  const line = page.locator('.board .live')
  const oil = page.locator('[data-symbol=UKOIL]')
  await expect(page.locator('.board .live--live')).toBeVisible({ timeout: 30_000 })
  await sandbox.fault('QF1001', { rows: [{ name: 'UKOIL', bid: '0' }] })
  await expect(line).toContainText(
    /What came last is being checked: UKOIL, last good price of \d\d:\d\d:\d\d/,
    { timeout: 30_000 },
  )
  await expect(line).toContainText('Live.')
  await expect(oil.locator('[data-cell=bid]')).toHaveText(/^[1-9]\d*\.\d+$/)
  await expect(oil.locator('[data-cell=low]')).toHaveText(/^[1-9]\d*\.\d+$/)
  await sandbox.fault('QF1001', undefined)
  await expect(line).not.toContainText('UKOIL', { timeout: 30_000 })
  expect(complaints).toEqual([])
  await close()
})

test('a board whose script does not arrive says so; the page around it stays', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  await context.addCookies([{ name: 'hl', value: 'en', url: site.url }])
  const page = await context.newPage()
  let refused = 0
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await answerOf(route)
    if (!(await response.text()).includes('board__filters')) return route.fulfill({ response })
    refused += 1
    return route.abort()
  })
  await page.goto(`${site.url}/trading/realtime`)
  await expect(page.getByText('This part of the page did not load.')).toBeVisible()
  expect(refused).toBeGreaterThan(0)
  await expect(page.locator('.risk')).toBeVisible()
  await expect(page.locator('h1')).toHaveText('Prices as they come')
  await context.close()
})
