import { expect, type Page } from '@playwright/test'
import {
  isReady,
  isSound,
  logIn,
  message,
  password,
  secretField,
  test,
  toast,
} from '#tests/support/broker/accounts-test.ts'

/** What a key of local storage holds. */
const keptAs = async (page: Page, key: string): Promise<unknown> =>
  JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null')

/** Logging in and out as a visitor on a phone meets it: requirements A2, A4, B7, D5, E6, E7, E10, F1, G1. */

test('a login that fails says so once, in the card and until the next try, keeps what was typed, and after three the browser works for it (D5, E6, F1, G1)', async ({
  browser,
  accounts,
}) => {
  const { site, broker, open, newAccount } = accounts
  const before = broker.bodies('W201').length
  const logins = () => broker.bodies('W201').slice(before)
  const email = await newAccount('login')
  const { page, complaints, close } = await open(browser, '/login?redirect=%2Fabout%2Fintro')
  await isSound(page)
  await logIn(page, 'ada@example')
  await expect(page.getByText('Invalid email format. Please enter a proper email address.')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  expect(logins()).toEqual([])

  for (let failures = 1; failures <= 3; failures += 1) {
    await logIn(page, email, `wrong${failures}`)
    await expect(message(page)).toHaveText('The e-mail address or the password is wrong.')
    await expect(page.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy')
  }
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1)
  await expect(secretField(page, 'Password')).toHaveValue('wrong3')
  await expect(secretField(page, 'Password')).toBeFocused()
  await isSound(page)

  await page.getByLabel('Remember my e-mail').check()
  // The broker is held up: what was said of the try before has gone by then.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/m/v1/W201', async (route) => {
    await held
    await route.continue()
  })
  await logIn(page, email)
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible()
  await expect(message(page)).toHaveCount(0)
  // Watched from within the page, frame by frame: it stays for a good second only.
  const shown = page.waitForFunction(
    () => document.querySelector('.toast')?.textContent?.includes('Login successfully'),
    undefined,
    { timeout: 30_000 },
  )
  letGo()
  await shown
  await page.waitForURL(`${site.url}/about/intro`)
  expect(logins()).toHaveLength(4)
  expect(JSON.parse(logins().at(-1) ?? '')).toEqual({ email, password, isSave: 1 })

  // The header knows it on this static page, with one question; the address is remembered.
  await expect(page.locator('.actions a[href="/uc"]')).toHaveCount(1)
  expect(await keptAs(page, 'user-info')).toEqual({ email, isSave: 1 })
  expect(await keptAs(page, 'user-login')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    language: 'en',
  })
  await page.goto(`${site.url}/login`)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Remember my e-mail')).toBeChecked()
  expect(complaints).toEqual([])
  await close()
})

test('a login without the flag remembers the flag alone; taking it back removes what was remembered (D10, E6)', async ({
  browser,
  accounts,
}) => {
  const { site, open, newAccount } = accounts
  const email = await newAccount('unflagged')
  const { page, close } = await open(browser, '/login')
  await logIn(page, email)
  await page.waitForURL(`${site.url}/uc`)
  expect(await keptAs(page, 'user-info')).toEqual({ isSave: 0 })
  // And when the account was opened last: it names the papers that changed since.
  await expect
    .poll(async () => Object.keys((await keptAs(page, 'user-login')) ?? {}))
    .toEqual(['time', 'language', 'visit'])
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(email)

  const kept = JSON.stringify({ email, isSave: 1 })
  await page.evaluate((text) => localStorage.setItem('user-info', text), kept)
  await page.goto(`${site.url}/login`)
  await isReady(page)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await page.getByLabel('Remember my e-mail').uncheck()
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(email)
  for (const key of ['user-info', 'user-login']) expect(await keptAs(page, key)).toBeNull()
  // Nothing typed is lost by it.
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await close()
})

test('the account that was asked for is where a login from its notice leads, in its language (A2, E6)', async ({
  browser,
  accounts,
}) => {
  const { site, open, newAccount } = accounts
  const email = await newAccount('returning')
  const { page, complaints, close } = await open(browser, '/de/about/intro')
  await page.evaluate(() => location.assign('/de/uc'))
  const notice = page.locator('.toast')
  await expect(notice).toBeVisible()
  // Under the pointer it waits.
  await notice.hover()
  await isSound(page)
  const link = notice.getByRole('link', { name: 'Anmelden' })
  await expect(link).toHaveAttribute('href', '/de/login?redirect=%2Fde%2Fuc')
  await link.click()
  await page.waitForURL(`${site.url}/de/login?redirect=%2Fde%2Fuc`)
  await isReady(page)
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await secretField(page, 'Passwort').fill(password)
  await page.locator('main button[type=submit]').click()
  await page.waitForURL(`${site.url}/de/uc`)
  await expect(page.getByText(email)).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('who is signed in logs out from the header of every page, on a phone and on a desk (B7, E7)', async ({
  browser,
  accounts,
}) => {
  test.setTimeout(180_000)
  const { site, open, newAccount } = accounts
  const email = await newAccount('leaving')
  const { page, context, complaints, close } = await open(browser, '/login')
  await logIn(page, email)
  await page.waitForURL(`${site.url}/uc`)
  const out = (within: string) => page.locator(within).getByRole('button', { name: 'Log out' })
  const isInside = async (within: string) => {
    await expect(out(within)).toBeVisible()
    const [box, width] = [await out(within).boundingBox(), page.viewportSize()?.width ?? 0]
    expect(box && box.x >= 0 && box.x + box.width <= width, `${page.url()} ${within}`).toBe(true)
  }
  // Compact, floating, drawn for one visitor, missing, and the layout of the login.
  for (const path of [
    '/',
    '/about/intro',
    '/trading/realtime',
    '/partnerships',
    '/search?q=a',
    '/uc',
    '/nope',
    '/login',
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.url}${path}`)
    const header = path === '/login' ? '.auth__top' : '.head__side'
    await isInside(header)
    await page.setViewportSize({ width: 390, height: 844 })
    if (path === '/login' || path === '/partnerships') await isInside(header)
    else {
      await page.locator('.head__side .burger').click()
      await isInside('.drawer')
      await page.keyboard.press('Escape')
    }
  }
  await page.goto(`${site.url}/about/intro`)
  await page.locator('.head__side .burger').click()
  await out('.drawer').click()
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL(`${site.url}/login?redirect=%2Fabout%2Fintro`)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('signedIn')
  for (const key of ['user-info', 'user-login']) expect(await keptAs(page, key)).toBeNull()
  // Nobody is signed in any longer: the header says so too.
  await page.goto(`${site.url}/partnerships`)
  await expect(page.locator('.head__side').getByRole('button', { name: 'Log out' })).toHaveCount(0)
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  await close()
})

test('`redirect` and `dt` lead only to this site or the client area (E6)', async ({ browser, accounts }) => {
  const { site, open, newAccount } = accounts
  const email = await newAccount('redirect')
  const { page, close } = await open(browser, '/login?redirect=https%3A%2F%2Fevil.example%2F')
  await page.route('**/api/m/v1/W201', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { res: 1, code: 0, msg: '', dt: '//evil.example/x' } })
  })
  await logIn(page, email)
  await page.waitForURL(`${site.url}/uc`)
  await close()
})

test('the account is for who has a session; logging out asks first and comes back to the login (A2, A4, B7, E7, E10)', async ({
  browser,
  accounts,
}) => {
  const { site, open, newAccount } = accounts
  const bare = await fetch(`${site.url}/uc`, {
    redirect: 'manual',
    headers: { referer: `${site.url}/about` },
  })
  expect([bare.status, bare.headers.get('location')]).toEqual([303, '/about?notice=login'])
  expect(bare.headers.get('cache-control')).toBe('private, no-store')

  const email = await newAccount('centre')
  const { page, context, complaints, close } = await open(browser, '/about/intro')
  await page.evaluate(() => location.assign('/uc'))
  await expect(toast(page, 'Please login first!')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/about/intro`)

  await page.goto(`${site.url}/login`)
  await logIn(page, email)
  await page.waitForURL(`${site.url}/uc`)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Client area' })).toHaveAttribute(
    'href',
    'https://client.halyard.example',
  )
  const cookies = await context.cookies()
  const sealed = cookies.find(({ name }) => name === 'Authorization')
  expect(sealed).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect((sealed?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(7 * 86_400 - 600)

  const opener = page
    .getByRole('complementary', { name: 'Your account' })
    .getByRole('button', { name: 'Log out' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Log out?' })
  await isSound(page)
  const edge = await page.locator('.risk__whole').boundingBox()
  const sheet = await dialog.boundingBox()
  expect(sheet && edge && sheet.y - (edge.y + edge.height)).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: 'No' }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.evaluate(() => localStorage.setItem('user-info', '{"email":"x@y.org","isSave":1}'))
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL(`${site.url}/login?redirect=%2Fuc`)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('Authorization')
  expect(await page.evaluate(() => localStorage.getItem('user-info'))).toBeNull()
  expect(complaints).toEqual([])
  await close()
})

test('a press that begins right after a scroll ends on its button, on every form of the login layout (A4, A5)', async ({
  browser,
  accounts,
}) => {
  const { open } = accounts
  for (const path of ['/login', '/register', '/forgot-password']) {
    const { page, close } = await open(browser, path)
    await isReady(page)
    // A window too low for the form, so that there is something to scroll.
    await page.setViewportSize({ width: 390, height: 420 })
    const button = page.locator('main button[type=submit]')
    // Where the button is in the moment of the scroll is where a finger comes down.
    const { x, y } = await button.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    await page.mouse.move(x, y)
    await page.mouse.down()
    // What the scroll brings is drawn by now.
    await expect(page.getByRole('button', { name: 'Full text' })).toBeVisible()
    await page.mouse.up()
    await expect(page.locator('main .field__error').first(), path).toBeVisible()
    await close()
  }
})
