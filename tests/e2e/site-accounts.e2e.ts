import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { startTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import { visit } from '#tests/support/visitor.ts'
import { type WatchedBroker, watchBroker } from '#tests/support/watched-broker.ts'

/** Accounts as a visitor on a phone meets them: requirements A2, A4, A5, B1, B7, E6, E7, E10, F1, F3, F4, H3, I3. */

let site: TestSite
let sandbox: TestSandbox
let broker: WatchedBroker

test.beforeAll(async () => {
  test.setTimeout(300_000)
  sandbox = await startTestSandbox()
  broker = await watchBroker(sandbox.url)
  site = await startTestSite({ brokerUrl: broker.url })
})
test.afterAll(async () => {
  await site?.stop()
  await broker?.stop()
  await sandbox?.stop()
})

const phone = { width: 390, height: 844 }
const password = 'harbour7'

let visitors = 0

/** A visitor with an address of their own, so that nobody uses up another's tries. */
const open = async (browser: Browser, path: string) => {
  const visited = await visit(browser, `${site.url}${path}`, phone)
  visitors += 1
  await visited.page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${visitors}` })
  return visited
}

/** An account made at the broker itself. */
const newAccount = async (name: string) => {
  const email = `${name}@example.org`
  await sandbox.call('/api/m/v1/W203', { email, firstName: 'Ada', lastName: 'Byron', country: 'CY' })
  const pin = await sandbox.pin(email)
  const made = await sandbox.call('/api/m/v1/W202', { email, pin, password, reenterPassword: password })
  expect(await made.json()).toMatchObject({ res: 1 })
  return email
}

const secretField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Waits until the page answers to presses. */
const isReady = (page: Page) => expect(page.locator('main button[type=submit]')).toBeEnabled()

const logIn = async (page: Page, email: string, typed = password) => {
  await isReady(page)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await secretField(page, 'Password').fill(typed)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const isSound = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const message = (page: Page) => page.locator('.auth__message')
const toast = (page: Page, title: string) => page.locator('.toast', { hasText: title })

test('a login that fails says so in the card and in a toast, keeps what was typed, and after three the browser works for it (D5, E6, F1, G1)', async ({
  browser,
}) => {
  const email = await newAccount('login')
  const { page, complaints, close } = await open(browser, '/login?redirect=%2Fabout%2Fintro')
  await isSound(page)
  await logIn(page, 'ada@example')
  await expect(page.getByText('Invalid email format. Please enter a proper email address.')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  expect(broker.bodies('W201')).toEqual([])

  for (let failures = 1; failures <= 3; failures += 1) {
    await logIn(page, email, `wrong${failures}`)
    await expect(message(page)).toHaveText('The e-mail address or the password is wrong.')
    await expect(page.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy')
  }
  await expect(toast(page, 'That did not work')).toHaveCount(1)
  await expect(secretField(page, 'Password')).toHaveValue('wrong3')
  await expect(secretField(page, 'Password')).toBeFocused()
  await isSound(page)

  await page.getByLabel('Remember my e-mail').check()
  await logIn(page, email)
  await expect(toast(page, 'Login successfully')).toBeVisible({ timeout: 30_000 })
  await page.waitForURL(`${site.url}/about/intro`)
  expect(broker.bodies('W201')).toHaveLength(4)
  expect(JSON.parse(broker.bodies('W201').at(-1) ?? '')).toEqual({ email, password, isSave: 1 })

  // The header knows it on this static page, with one question; the address is remembered.
  await expect(page.locator('.actions a[href="/uc"]')).toHaveCount(1)
  const kept = await page.evaluate(() => localStorage.getItem('user-info'))
  expect(JSON.parse(kept ?? '')).toEqual({ email, isSave: 1 })
  await page.goto(`${site.url}/login`)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Remember my e-mail')).toBeChecked()
  expect(complaints).toEqual([])
  await close()
})

test('`redirect` and `dt` lead only to this site or the client area (E6)', async ({ browser }) => {
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
}) => {
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
  await expect(page.getByRole('link', { name: 'Open the client area' })).toHaveAttribute(
    'href',
    'https://client.halyard.example',
  )
  const cookies = await context.cookies()
  const sealed = cookies.find(({ name }) => name === 'Authorization')
  expect(sealed).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect((sealed?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(7 * 86_400 - 600)

  const opener = page.getByRole('button', { name: 'Log out' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Log out?' })
  await isSound(page)
  const edge = await page.locator('.risk > .scale').boundingBox()
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

test('registering takes two steps, survives a reload, and opens the account (A5, F3)', async ({
  browser,
}) => {
  const email = 'new-visitor@example.org'
  const { page, complaints, close } = await open(browser, '/register')
  await isReady(page)
  await isSound(page)
  await page.getByRole('button', { name: 'Send me a pin' }).click()
  await expect(page.getByText('Please fill in this field.')).toHaveCount(3)
  await page.getByLabel('E-mail').fill(await newAccount('taken'))
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Country').fill('Cyprus')
  await page.getByRole('button', { name: 'Send me a pin' }).click()
  await expect(page.getByText('This e-mail address already has an account.')).toBeVisible()
  await page.reload()
  await isReady(page)
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a pin' }).click()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await expect(page.getByText(`We have sent a pin to ${email}.`)).toBeFocused()
  await isSound(page)

  const part = (text: string) => page.locator('.rules li', { hasText: text })
  await secretField(page, 'New password').fill('abc!')
  await expect(part('8 to 20 characters')).toContainText('not yet')
  await expect(part('letters A to Z and digits only')).toContainText('not yet')
  await expect(part('at least one letter')).toContainText('done')
  await page.reload()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await isReady(page)
  await expect(secretField(page, 'New password')).toHaveValue('')

  await page.getByLabel('Pin from the e-mail').fill('000000')
  await secretField(page, 'New password').fill(password)
  await secretField(page, 'Password again').fill('harbour8')
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible()
  await secretField(page, 'Password again').fill(password)
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(message(page)).toHaveText('The pin is wrong. Look at the latest mail.')
  await expect(secretField(page, 'New password')).toHaveValue(password)
  await page.getByLabel('Pin from the e-mail').fill(await sandbox.pin(email))
  await page.getByRole('button', { name: 'Open the account' }).click()
  await page.waitForURL(`${site.url}/uc`)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('draft-register')
  expect(complaints).toEqual([])
  await close()
})

test('a press that begins right after a scroll ends on its button, on every form of the login layout (A4, A5)', async ({
  browser,
}) => {
  for (const path of ['/login', '/register', '/forgot-password']) {
    const { page, close } = await open(browser, path)
    await isReady(page)
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

test('a forgotten password becomes a new one, sent in Base64; another pin can be asked for (A5, F4)', async ({
  browser,
}) => {
  const email = await newAccount('forgetful')
  const { page, complaints, close } = await open(browser, '/forgot-password')
  await page.clock.install()
  await page.reload()
  await isReady(page)
  await isSound(page)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a pin' }).click()
  await expect(page.getByText(`If ${email} has an account`)).toBeFocused()
  const resend = page.locator('.auth__link')
  await expect(resend).toBeDisabled()
  await page.clock.runFor(61_000)
  await resend.click()
  // The sandbox goes by its own clock: a minute has not passed there.
  await expect(toast(page, 'That did not work')).toContainText('A pin was sent a moment ago.')
  await page.getByLabel('Pin from the e-mail').fill(await sandbox.pin(email))
  await secretField(page, 'New password').fill('anchor12')
  await secretField(page, 'Password again').fill('anchor12')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.locator('main').getByText('The new password is set')).toBeVisible()
  expect(JSON.parse(broker.bodies('W205')[0] ?? '')).toMatchObject({ password: 'YW5jaG9yMTI=' })
  const login = await sandbox.call('/api/m/v1/W201', { email, password: 'anchor12' })
  expect(await login.json()).toMatchObject({ res: 1 })
  expect(complaints).toEqual([])
  await close()
})

test('a toast stands below the strip for five seconds, waits under the pointer and the focus, slides as specified (I3, H3)', async ({
  browser,
}) => {
  const { page, close } = await open(browser, '/about/intro')
  // The regions that are read aloud stand there before anything is said.
  await expect(page.locator('output.aloud')).toBeAttached()
  await expect(page.locator('[role=alert].aloud')).toBeAttached()
  const noon = Date.parse('2026-11-21T12:00:00Z')
  await page.clock.install({ time: noon })
  await page.goto(`${site.url}/about/intro?notice=login`)
  const shown = toast(page, 'Please login first!')
  await expect(shown).toBeVisible()
  await expect(page.locator('output.aloud')).toHaveText('Please login first!')
  await expect(shown).toHaveCSS('animation-duration', '0.45s')
  const [box, edge] = [await shown.boundingBox(), await page.locator('.risk > .scale').boundingBox()]
  expect(box && edge && box.y - (edge.y + edge.height)).toBeGreaterThan(0)
  expect(box && phone.width - (box.x + box.width)).toBeLessThan(40)

  // Held, and from here on time goes only where the test sends it.
  await shown.hover()
  /** At most so much of its five seconds has passed, ms. */
  const spent = (await page.evaluate(() => Date.now())) - noon
  await page.clock.pauseAt(noon + 3_600_000)
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: 'Close this message' }).focus()
  await page.mouse.move(5, 800)
  await page.clock.runFor(60_000)
  await expect(shown).toBeVisible()
  await page.locator('main').focus()
  await page.clock.runFor(Math.max(0, 4_900 - spent))
  await expect(shown).not.toHaveAttribute('data-leaving')
  // It leaves within what is left of the five seconds, looked at in steps shorter than its leaving takes.
  for (let passed = 0; passed <= spent + 200; passed += 200) {
    await page.clock.runFor(200)
    if ((await shown.getAttribute('data-leaving')) !== null) break
  }
  await expect(shown).toHaveAttribute('data-leaving')
  await expect(shown).toHaveCSS('animation-duration', '0.75s')
  await page.clock.runFor(800)
  await expect(shown).toHaveCount(0)
  await close()
})

/** What the site's own server kept of the visits it was told of. */
const collected = (): string => {
  const folder = join(site.dataDir, 'site', 'analytics')
  if (!existsSync(folder)) return ''
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
}

test('token and password are in no page, script, storage, log or analytics, through register, change of password and login (E10, quality 5)', async ({
  browser,
}) => {
  const email = 'secret@example.org'
  const [first, second] = ['lantern31', 'compass42']
  const { page, context, close } = await open(browser, '/about/intro')
  // Who agreed to be counted, on a site that tells its own server and a tag manager.
  await context.addCookies([{ name: 'isAccept', value: '1', url: site.url }])
  const layer: string[] = []
  await context.exposeFunction('tagManager', (event: string) => void layer.push(event))
  await context.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.dataset['analytics'] = 'beacon dataLayer'
    })
    Object.assign(window, {
      dataLayer: {
        push: (event: { eventCallback?: () => void }) => {
          Reflect.get(window, 'tagManager')(JSON.stringify(event))
          event.eventCallback?.()
        },
      },
    })
  })
  await context.route('https://client.halyard.example/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Client area</h1>' }),
  )
  const texts: string[] = []
  const reads: Promise<void>[] = []
  const said: string[] = []
  page.on('console', (line) => said.push(line.text()))
  page.on('response', (response) => {
    if (/\.(woff2|svg|png|jpg|webp)/.test(response.url())) return
    reads.push(
      response.text().then(
        (text) => void texts.push(`${response.url()} ${text} ${JSON.stringify(response.headers())}`),
        () => {},
      ),
    )
  })
  const stored: string[] = []
  const keepStored = async () =>
    stored.push(
      await page.evaluate(
        () => `${JSON.stringify(localStorage)} ${JSON.stringify(sessionStorage)} ${document.cookie}`,
      ),
    )
  const before = broker.tokens.length

  await page.goto(`${site.url}/register`)
  await isReady(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Country').fill('Cyprus')
  await page.getByRole('button', { name: 'Send me a pin' }).click()
  await page.getByLabel('Pin from the e-mail').waitFor()
  await page.getByLabel('Pin from the e-mail').fill(await sandbox.pin(email))
  await secretField(page, 'New password').fill(first)
  await secretField(page, 'Password again').fill(first)
  await keepStored()
  await page.getByRole('button', { name: 'Open the account' }).click()
  await page.waitForURL(`${site.url}/uc`)
  await keepStored()

  await page.goto(`${site.url}/forgot-password`)
  await isReady(page)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a pin' }).click()
  // The field comes with the second pin; asked for sooner, the inbox holds the first.
  await page.getByLabel('Pin from the e-mail').waitFor()
  await page.getByLabel('Pin from the e-mail').fill(await sandbox.pin(email))
  await secretField(page, 'New password').fill(second)
  await secretField(page, 'Password again').fill(second)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.locator('main').getByText('The new password is set')).toBeVisible()
  await keepStored()

  await page.goto(`${site.url}/login`)
  await isReady(page)
  await page.getByLabel('Remember my e-mail').check()
  await logIn(page, email, second)
  await page.waitForURL(`${site.url}/uc`)
  await keepStored()
  await page.getByRole('link', { name: 'Open the client area' }).click()
  await expect(page.getByRole('heading', { name: 'Client area' })).toBeVisible()
  await page.goto(`${site.url}/about/intro`)
  await expect(page.locator('.actions a[href="/uc"]')).toHaveCount(1)
  await keepStored()
  await Promise.all(reads)

  // What must not be found really flowed, and each place that is searched really holds something.
  const base64 = Buffer.from(second).toString('base64')
  const tokens = broker.tokens.slice(before)
  expect(tokens.length).toBeGreaterThanOrEqual(2)
  for (const token of tokens) expect(token.length).toBeGreaterThan(10)
  expect(broker.bodies('W202').at(-1)).toContain(first)
  expect(broker.bodies('W205').at(-1)).toContain(base64)
  expect(broker.bodies('W201').at(-1)).toContain(second)
  expect(stored.join()).toContain('signedIn=1')
  for (const path of ['register', 'forgot-password', 'login', 'about/intro']) {
    const place = `${new URL(site.url).host}/${path}`
    expect(layer.join(), 'the data layer').toContain(place)
    await expect.poll(collected, { message: 'the own beacon' }).toContain(place)
  }
  expect(layer.join()).toContain('client.halyard.example')
  await expect.poll(collected).toContain('client.halyard.example')
  const places = {
    'HTML, data and headers': texts.filter((text) => !/^\S+\.js/.test(text)).join('\n'),
    'the bundle': texts.filter((text) => /^\S+\.js/.test(text)).join('\n'),
    'the log of the server': site.output(),
    'the console': `-${said.join('\n')}`,
    storage: stored.join('\n'),
    cookies: JSON.stringify(await context.cookies()),
    'the data layer': layer.join('\n'),
    'the own beacon': collected(),
  }
  for (const [place, text] of Object.entries(places)) {
    expect(text, place).not.toBe('')
    for (const secret of [...tokens, first, second, base64])
      expect(text.includes(secret), `${secret} in ${place}`).toBe(false)
  }
  expect(`${places['the data layer']}${places['the own beacon']}`).not.toContain(email)
  await close()
})
