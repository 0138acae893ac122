import type { Browser, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { enquiriesFrom } from '#tests/support/product/inbox.ts'
import { expect, test } from '#tests/support/product/journey.ts'

const campaign = 'tide-26'
const advertised = `/download?v=${campaign}&utm_source=Newsletter&utm_medium=eMail&utm_campaign=Spring%20Tide`

/** The page as a printer gets it, in words. */
const printed = async (page: Page): Promise<string> => {
  const file = await page.pdf({ format: 'A4' })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

const openAs = async (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    ...options,
  })
  return { context, page: await context.newPage() }
}

test('from an advertisement to the partner form, with script and without: each enquiry arrives once, with the campaign', async ({
  product,
  browser,
}) => {
  const { site, broker } = product
  const now = Date.now()
  const email = `ola.${now}@example.org`
  const plainEmail = `ola.plain.${now}@example.org`
  const { context, page } = await openAs(browser)

  await test.step('nothing of the campaign is kept before the visitor agrees', async () => {
    await page.goto(`${site.url}${advertised}`)
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('Channel')
    expect(await page.evaluate(() => sessionStorage.getItem('source'))).toBeNull()
  })

  await test.step('the language is changed on the page, and stays; the campaign goes along', async () => {
    await page.locator('summary', { hasText: 'EN' }).click()
    await page.getByRole('link', { name: 'Polski' }).first().click()
    await expect(page).toHaveURL(new RegExp(`^${site.url}/pl/download\\?`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    expect(new URL(page.url()).searchParams.get('utm_campaign')).toBe('Spring Tide')
    await page.getByRole('button', { name: 'Akceptuję' }).click()
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'Channel')?.value)
      .toBe(campaign)
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('source')))
      .toContain('"campaign":"Spring Tide"')
    await page.goto(`${site.url}/`)
    await expect(page).toHaveURL(`${site.url}/pl`)
  })

  await test.step('the form says what is wrong, sends once, and is empty then', async () => {
    await page.goto(`${site.url}/pl/partnerships`)
    const form = page.getByRole('form', { name: 'Zostań naszym partnerem już teraz!' })
    await form.getByLabel('Imię').fill('Ola')
    await form.getByLabel('E-mail').fill('ola@example')
    await form.getByRole('button', { name: 'Wyślij' }).click()
    const told = page.getByRole('dialog')
    await expect(told.getByRole('heading', { name: 'Sprawdź adres e-mail' })).toBeVisible()
    await told.getByRole('button', { name: 'OK' }).click()
    await expect(form.getByLabel('E-mail')).toBeFocused()
    await form.getByLabel('E-mail').fill(email)
    // A hand that presses twice sends one enquiry.
    await form.getByRole('button', { name: 'Wyślij' }).dblclick()
    await expect(told.getByRole('heading', { name: 'Zgłoszenie wysłane' })).toBeVisible()
    await told.getByRole('button', { name: 'OK' }).click()
    await expect(form.getByLabel('Imię')).toHaveValue('')
    const arrived = await enquiriesFrom(broker, email)
    expect(arrived).toHaveLength(1)
    expect(arrived[0]).toMatchObject({ fields: { firstName: 'Ola' }, device: { Channel: campaign } })
  })

  await test.step('on paper the warning stands whole, and nothing that can only be pressed', async () => {
    await page.goto(`${site.url}/pl/fees`)
    const sentences = await page.locator('.risk__part, .risk__pct').allInnerTexts()
    expect(sentences).toHaveLength(3)
    const paper = await printed(page)
    for (const sentence of sentences) expect(paper).toContain(sentence.replaceAll(/\s+/g, ' '))
    expect(paper).toContain((await page.getByRole('heading', { level: 1 }).innerText()).trim())
    expect(paper).not.toContain('Zaloguj')
  })

  await test.step('without script the same visitor sends the form, and a reload sends nothing again', async () => {
    const plain = await openAs(browser, {
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    })
    await plain.page.goto(`${site.url}/pl/partnerships`)
    const form = plain.page.getByRole('form', { name: 'Zostań naszym partnerem już teraz!' })
    await form.getByLabel('Imię').fill('Ola')
    await form.getByLabel('E-mail').fill('ola@example')
    await form.getByRole('button', { name: 'Wyślij' }).click()
    await expect(plain.page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź adres e-mail')
    await plain.page.goBack()
    await expect(form.getByLabel('Imię')).toHaveValue('Ola')
    await form.getByLabel('E-mail').fill(plainEmail)
    await form.getByRole('button', { name: 'Wyślij' }).click()
    await expect(plain.page.getByRole('heading', { level: 1 })).toHaveText('Zgłoszenie wysłane')
    await plain.page.reload()
    await expect(plain.page.getByRole('heading', { level: 1 })).toHaveText('Zgłoszenie wysłane')
    const arrived = await enquiriesFrom(broker, plainEmail)
    expect(arrived).toHaveLength(1)
    expect(arrived[0]).toMatchObject({ fields: { firstName: 'Ola' }, device: { Channel: campaign } })
    await plain.context.close()
  })

  await test.step('without script a market, the calendar and a past trade are whole', async () => {
    const plain = await openAs(browser, {
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    })
    await plain.page.goto(`${site.url}/pl/trading/metals`)
    await expect(plain.page.locator('tr[data-part=board][data-symbol=XAUUSD]')).toContainText(/Spread −\d/)
    await plain.page.goto(`${site.url}/pl/trading/calendar`)
    await expect(plain.page.getByRole('rowheader').first()).toBeVisible()
    await expect(plain.page.getByText(/^teraz/).first()).toBeVisible()
    await plain.page.goto(`${site.url}/pl/trade-cost?of=EURUSD`)
    const past = plain.page.locator('.past')
    await past.getByText('Wpisz daty i wielkość').click()
    await past.getByLabel('Wielkość w lotach').fill('0,5')
    await past.getByRole('button', { name: 'Policz' }).click()
    await expect(past.locator('.past__size')).toContainText('0,50')
    await expect(past.locator('.past__result dd')).toHaveText(/^[−+]?[\d\s.,]+\s€$/)
    await plain.context.close()
  })

  await test.step('a language chosen on an older site is followed once; the campaign goes along', async () => {
    const older = await openAs(browser)
    await older.page.addInitScript(() => localStorage.setItem('hl', 'de'))
    await older.page.goto(`${site.url}/?utm_campaign=Tide`, { waitUntil: 'commit' })
    await expect(older.page).toHaveURL(`${site.url}/de?utm_campaign=Tide`)
    await older.context.close()
  })
  await context.close()
})
