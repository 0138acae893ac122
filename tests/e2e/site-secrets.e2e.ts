import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { isReady, logIn, secretField, test } from '#tests/support/broker/accounts-test.ts'
import type { TestSite } from '#tests/support/site/site.ts'

/** What the site's own server kept of the visits it was told of. */
const collected = (site: TestSite): string => {
  const folder = join(site.dataDir, 'site', 'analytics')
  if (!existsSync(folder)) return ''
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
}

test('token and password are in no page, script, storage, log or analytics, through register, change of password and login (E10, quality 5)', async ({
  browser,
  accounts,
}) => {
  const { site, sandbox, broker, open } = accounts
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
    // The line of news ends with its page alone, and has two words.
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return
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
  await page.getByRole('button', { name: 'Send me a PIN' }).click()
  await page.getByLabel('PIN from the e-mail').waitFor()
  await page.getByLabel('PIN from the e-mail').fill(await sandbox.pin(email))
  await secretField(page, 'New password').fill(first)
  await secretField(page, 'Password again').fill(first)
  await keepStored()
  await page.getByRole('button', { name: 'Open the account' }).click()
  await page.waitForURL(`${site.url}/uc`)
  await keepStored()

  await page.goto(`${site.url}/forgot-password`)
  await isReady(page)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a PIN' }).click()
  // The field comes with the second pin; asked for sooner, the inbox holds the first.
  await page.getByLabel('PIN from the e-mail').waitFor()
  await page.getByLabel('PIN from the e-mail').fill(await sandbox.pin(email))
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
  await page.getByRole('link', { name: 'Client area' }).click()
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
    await expect.poll(() => collected(site), { message: 'the own beacon' }).toContain(place)
  }
  expect(layer.join()).toContain('client.halyard.example')
  await expect.poll(() => collected(site)).toContain('client.halyard.example')
  const places = {
    'HTML, data and headers': texts.filter((text) => !/^\S+\.js/.test(text)).join('\n'),
    'the bundle': texts.filter((text) => /^\S+\.js/.test(text)).join('\n'),
    'the log of the server': site.output(),
    'the console': `-${said.join('\n')}`,
    storage: stored.join('\n'),
    cookies: JSON.stringify(await context.cookies()),
    'the data layer': layer.join('\n'),
    'the own beacon': collected(site),
  }
  for (const [place, text] of Object.entries(places)) {
    expect(text, place).not.toBe('')
    for (const secret of [...tokens, first, second, base64])
      expect(text.includes(secret), `${secret} in ${place}`).toBe(false)
  }
  expect(`${places['the data layer']}${places['the own beacon']}`).not.toContain(email)
  await close()
})
