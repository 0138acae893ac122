import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/product/journey.ts'
import { newestPin } from '#tests/support/product/inbox.ts'

/** A browser keeps the pages that were left, and shows them as they were when somebody goes back. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
})

const password = 'hafen2026'

/** Everything a browser keeps of a site, and what its page says. */
const leftOf = async (page: Page): Promise<string> => {
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.body.innerText]),
  )
  return `${kept} ${JSON.stringify(await page.context().cookies())}`
}

test('with a phone, in German: a market, its course, an order to try, an account; and nothing of it is left', async ({
  product,
  browser,
}) => {
  const { site, broker } = product
  const email = `greta.${Date.now()}@example.org`
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  })
  const page = await context.newPage()

  await test.step('the home page opens in German, with the whole warning, and asks about cookies', async () => {
    await page.goto(`${site.url}/`)
    await expect(page).toHaveURL(`${site.url}/de`)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.getByText(/% der Kleinanlegerkonten verlieren Geld/).first()).toBeInViewport()
    await page.getByRole('button', { name: 'Nur notwendige' }).tap()
    await expect(page.getByText('Besuche mit Cookies zählen?')).toBeHidden()
  })

  await test.step('a market shows what each pair costs; two are compared, and one is found and opened', async () => {
    await page.goto(`${site.url}/de/trading/forex`)
    const board = page.getByRole('table', { name: /^Devisen: Kurs/ })
    const row = board.getByRole('row', { name: /EURUSD/ })
    await expect(row).toContainText(/Spread −\d,\d\d\s€/)
    await expect(row).toContainText(/Nacht/)
    // Before the page answers, too: the choice is kept.
    await page.getByLabel('Zweites').selectOption('GBPUSD')
    await expect(page.getByRole('heading', { name: 'EURUSD neben GBPUSD' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Paar suchen' }).fill('eurusd')
    await expect(board.getByRole('row', { name: /USDJPY/ })).toBeHidden()
  })

  await test.step('a row leads to its instrument, whose course is chosen by touch', async () => {
    await page
      .getByRole('table', { name: /^Devisen: Kurs/ })
      .getByRole('link', { name: 'EURUSD' })
      .tap()
    await expect(page).toHaveURL(`${site.url}/de/trading/forex/eurusd`)
    const now = page.getByRole('region', { name: 'Der Kurs jetzt' })
    await expect(now.getByRole('img', { name: /^EURUSD, Geldkurs, ein Tag: / })).toBeVisible()
    await now.getByRole('radio', { name: '1M' }).tap()
    await expect(now.getByRole('img', { name: /^EURUSD, Geldkurs, ein Monat: / })).toBeVisible()
    await now.getByRole('radio', { name: 'Linie' }).tap()
    await expect(now.getByRole('radio', { name: 'Linie' })).toBeChecked()
    // On a weekend it says since when, and when it opens again.
    await expect(now.getByText(/^(Geöffnet|Geschlossen)\b/)).toBeVisible()
    await now.getByText('Als Tabelle zeigen').tap()
    await expect(now.getByRole('table').getByRole('row').nth(5)).toBeVisible()
  })

  await test.step('a past trade is worked out, and what moves the pair is at hand', async () => {
    const past = page.locator('#cost')
    await past.scrollIntoViewIfNeeded()
    await expect(past.getByRole('heading', { name: 'Was hätte es mich gekostet?' })).toBeVisible()
    const result = past.locator('.past__result dd')
    await expect(result).toHaveText(/^−[\d.,]+\s€$/)
    const bought = (await result.textContent()) ?? ''
    // A phone's bar stands over what is at the bottom of the window.
    const sell = past.getByRole('radio', { name: 'Verkaufen' })
    await sell.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await sell.tap()
    await expect(result).not.toHaveText(bought)
    await expect(past.getByText(/Niemand hat dieses Ergebnis erzielt/)).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Veröffentlichungen, die den Kurs bewegen' }),
    ).toBeAttached()
  })

  await test.step('the calendar opens at now, and keeps to what is starred', async () => {
    await page.goto(`${site.url}/de/trading/realtime`)
    const star = page.getByRole('button', { name: 'Favorit: GBPUSD' })
    await star.tap()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`${site.url}/de/trading/calendar`)
    await expect(page.getByText(/^jetzt/).first()).toBeVisible()
    const all = await page.getByRole('rowheader').count()
    await page.getByRole('checkbox', { name: 'Nur was Gemerktes bewegt (1)' }).check()
    await expect(page).toHaveURL(/starred=1/)
    await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(all)
    // It opens at now as the whole list does: other days are behind a press, before it, after it or both.
    await expect(page.locator('.calendar__fold')).not.toHaveCount(0)
  })

  await test.step('a position is practised, and nothing is sent', async () => {
    await page
      .getByRole('navigation', { name: /Handel$/ })
      .getByRole('link', { name: 'MCtrader' })
      .tap()
    await expect(page).toHaveURL(`${site.url}/de/platforms/mctrader`)
    const ticket = page.getByRole('region', { name: 'Übungsticket' }).first()
    await expect(ticket).toContainText('Kein echtes Geld. Es wird kein Auftrag gesendet.')
    await ticket.getByRole('radio', { name: /^Verkaufen/ }).tap()
    await ticket.getByRole('button', { name: 'Übungsposition eröffnen' }).tap({ force: true })
    // On a weekend it says why none is opened.
    await expect(ticket).toContainText(
      /zur Übung\. Es wurde kein Auftrag gesendet\.|Keine Aufträge: Der Markt ist geschlossen/,
    )
  })

  await test.step('the account is opened in two steps, with the pin of the mail', async () => {
    await page.getByRole('button', { name: 'Menü', exact: true }).tap()
    await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Registrieren' }).tap()
    await expect(page.getByText('Schritt 1 von 2')).toBeVisible()
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('Vorname').fill('Greta')
    await page.getByLabel('Nachname').fill('Lindqvist')
    await page.getByLabel('Land').fill('Deutschland')
    await page.getByRole('button', { name: 'PIN anfordern' }).tap()
    await expect(page.getByText(`Wir haben eine PIN an ${email} gesendet.`)).toBeVisible()
    await page.getByLabel('PIN aus der E-Mail').fill(await newestPin(broker, email))
    await page.getByRole('textbox', { name: 'Neues Passwort', exact: true }).fill(password)
    await page.getByRole('textbox', { name: 'Passwort wiederholen', exact: true }).fill(password)
    await page.getByRole('button', { name: 'Konto eröffnen' }).tap()
    await expect(page).toHaveURL(`${site.url}/de/uc`)
    await expect(page.getByRole('heading', { name: 'Ihr Konto' })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    // Its home is a practice account, not an offer.
    await expect(page.getByRole('heading', { name: 'Übungskonto' })).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: /eröffnen/i })).toHaveCount(0)
  })

  const drawer = page.getByRole('dialog', { name: 'Menü' })
  await test.step('every page knows the account, and lets it be left', async () => {
    await page.goto(`${site.url}/de/fees`)
    // Says on the way back that the browser had kept the page as it was, with the account in its menu.
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['kept'] = String(persisted)
      }),
    )
    await page.getByRole('button', { name: 'Menü', exact: true }).tap()
    await expect(drawer.getByRole('link', { name: 'Ihr Konto' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Abmelden' }).tap()
    await page.getByRole('dialog', { name: 'Abmelden?' }).getByRole('button', { name: 'Ja' }).tap()
    await expect(page).toHaveURL(`${site.url}/de/login?redirect=%2Fde%2Ffees`)
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  })

  await test.step('Back shows the page without the account, and Back again no account', async () => {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(`${site.url}/de/fees`)
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
    if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Menü', exact: true }).tap()
    await expect(drawer.getByRole('link', { name: 'Anmelden', exact: true })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Abmelden' })).toHaveCount(0)
    expect(await leftOf(page)).not.toContain(email)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByText('Bitte melden Sie sich zuerst an!').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ihr Konto' })).toHaveCount(0)
    const left = await leftOf(page)
    for (const trace of [email, 'Greta', 'Lindqvist', password, 'Authorization', 'signedIn'])
      expect(left, trace).not.toContain(trace)
  })
  await context.close()
})
