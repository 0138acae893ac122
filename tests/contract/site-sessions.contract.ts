import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountCalls, startAccountCalls } from '#tests/support/broker/account-calls.ts'
import { caughtUp, publishFigure, showsFigure } from '#tests/support/site/figures.ts'
import { cookiesOf, enablePath, openPreview, writeSecret } from '#tests/support/site/preview.ts'
import { preloaded } from '#tests/support/preload.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { startSiteOn } from '#tests/support/site/site.ts'

let calls: AccountCalls
const folder = mkdtempSync(join(tmpdir(), 'halyard-disk-'))
const full = join(folder, 'full')

beforeAll(async () => {
  calls = await startAccountCalls(0, { ...preloaded('full-disk'), FULL_DISK: full })
}, 600_000)
afterAll(async () => {
  await calls?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const password = 'harbour7'
const get = (path: string, cookie: string) =>
  fetch(`${calls.site.url}${path}`, { redirect: 'manual', headers: { cookie } })
const stateOf = async (cookie: string): Promise<unknown> => (await get('/api/session', cookie)).json()
const logOut = (cookie: string) =>
  fetch(`${calls.site.url}/api/session`, { method: 'DELETE', headers: { cookie, origin: calls.site.url } })
const logIn = async (email: string) => calls.ask('W201', { email, password, isSave: 0 })
const leavePreview = (cookie: string) =>
  fetch(`${calls.site.url}/api/preview/disable`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: calls.site.url },
  })

const signedOut = { signedIn: false, email: null, expiresAt: null }

describe('a copied cookie', () => {
  it('opens nothing after the log-out, also for a site that was killed in between (requirements E7)', async () => {
    const copied = cookiesOf(await calls.register('copied@example.org'))
    const other = cookiesOf(await logIn('copied@example.org'))
    expect(await stateOf(copied)).toMatchObject({ signedIn: true })
    expect((await get('/uc', copied)).status).toBe(200)
    await calls.site.stopSite('SIGKILL')
    await calls.site.startSite()
    expect(await stateOf(copied)).toMatchObject({ signedIn: true })
    expect((await logOut(copied)).status).toBe(200)
    await calls.site.stopSite('SIGKILL')
    await calls.site.startSite()
    expect(await stateOf(copied)).toEqual(signedOut)
    expect((await get('/uc', copied)).status).toBe(303)
    // Another log-in of the same account is another session.
    expect(await stateOf(other)).toMatchObject({ signedIn: true, email: 'copied@example.org' })
  }, 240_000)

  it('opens nothing after the password was changed, on any device (requirements F4)', async () => {
    const email = 'changed@example.org'
    const held = [cookiesOf(await calls.register(email)), cookiesOf(await logIn(email))]
    const stranger = cookiesOf(await calls.register('bystander@example.org'))
    await calls.ask('W204', { email })
    const pin = await calls.sandbox.pin(email)
    const encoded = btoa('harbour8')
    const changed = await calls.ask('W205', { email, pin, password: encoded, reenterPassword: encoded })
    expect(changed.envelope.res).toBe(1)
    for (const cookie of held) expect(await stateOf(cookie)).toEqual(signedOut)
    expect(await stateOf(stranger)).toMatchObject({ signedIn: true })
  })

  it('of a preview opens nothing after the editor left it', async () => {
    const cookie = await openPreview(calls.site)
    const isPreview = async () => (await get('/', cookie)).headers.get('x-robots-tag') === 'noindex'
    expect(await isPreview()).toBe(true)
    expect((await get('/api/preview/events', cookie)).status).toBe(200)
    expect((await leavePreview(cookie)).status).toBe(303)
    expect(await isPreview()).toBe(false)
    expect((await get('/api/preview/events', cookie)).status).toBe(403)
  })
})

const health = async () => {
  const answer = await (await fetch(`${calls.site.url}/api/health`)).json()
  return { ok: answer.ok, cache: answer.parts.cache }
}

describe('a full disk', () => {
  it('opens nothing new, ends what is asked to end, takes no page down, and is told in words', async () => {
    const email = 'diskless@example.org'
    const cookie = cookiesOf(await calls.register(email))
    const ending = cookiesOf(await logIn(email))
    const preview = await openPreview(calls.site)
    await expect
      .poll(health, { timeout: 10_000 })
      .toMatchObject({ ok: true, cache: { ok: true, problem: null } })
    writeFileSync(full, '')
    try {
      const refused = await calls.ask('W201', { email, password, isSave: 0 }, { language: 'de' })
      expect([refused.status, refused.envelope]).toEqual([
        507,
        { res: 0, code: 507, msg: expect.stringContaining('nicht angemeldet'), dt: {} },
      ])
      expect(refused.headers.getSetCookie()).toEqual([])
      expect(await stateOf(cookie)).toMatchObject({ signedIn: true })
      await logOut(ending)
      expect(await stateOf(ending)).toEqual(signedOut)
      await writeSecret(calls.site.lake, 'full-disk')
      const opened = await get(enablePath('full-disk', '/'), '')
      expect([opened.status, await opened.text()]).toEqual([
        507,
        expect.stringMatching(/cannot keep on its disk/),
      ])
      expect(cookiesOf(opened)).toBe('')
      await leavePreview(preview)
      expect((await get('/api/preview/events', preview)).status).toBe(403)
      await publishFigure(calls.site, 44)
      for (const path of ['/', '/de/fees', '/pl/about/intro', '/nope'])
        expect([path, (await get(path, '')).status]).toEqual([path, path === '/nope' ? 404 : 200])
      expect(showsFigure(await calls.site.text('/'), '44')).toBe(true)
      await expect.poll(health, { timeout: 10_000 }).toMatchObject({
        ok: false,
        cache: { ok: false, problem: expect.stringMatching(/cannot write.*ENOSPC.*Free space/) },
      })
    } finally {
      rmSync(full)
    }
    await expect.poll(health, { timeout: 10_000 }).toMatchObject({ ok: true })
    expect((await logIn(email)).envelope.res).toBe(1)
    // What ended while nothing could be written is written with the next change.
    await calls.site.stopSite('SIGKILL')
    await calls.site.startSite()
    expect(await stateOf(ending)).toEqual(signedOut)
    expect((await get('/api/preview/events', preview)).status).toBe(403)
    await caughtUp(calls.site.lake)
  }, 240_000)
})

describe('on https', () => {
  it('the cookies that open something bear the prefix of the host, and every answer says to stay on https', async () => {
    await calls.register('secure@example.org')
    const siteUrl = 'https://www.halyard.example'
    const env = { SITE_URL: siteUrl, STUDIO_URL: 'https://studio.halyard.example' }
    const secure = await startSiteOn(openTestLake, { brokerUrl: calls.sandbox.url, env })
    try {
      const login = await fetch(`${secure.url}/api/m/v1/W201`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: siteUrl },
        body: JSON.stringify({ email: 'secure@example.org', password, isSave: 0 }),
      })
      const [sealed = ''] = login.headers.getSetCookie()
      expect(sealed).toMatch(
        /^__Host-Authorization=[\w-]{80,}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly; Secure$/,
      )
      const cookie = cookiesOf(login)
      const ask = async (sent: string): Promise<unknown> =>
        (await fetch(`${secure.url}/api/session`, { headers: { cookie: sent } })).json()
      expect(await ask(cookie)).toMatchObject({ signedIn: true, email: 'secure@example.org' })
      // A neighbouring host can set this name, and not the other.
      expect(await ask(cookie.replace('__Host-', ''))).toEqual(signedOut)
      expect(await openPreview(secure)).toMatch(/(?:^|; )__Host-preview-pass=/)
      const paths = ['/', '/nope', '/search?q=a', '/en/fees', '/?hl=de', '/uc', '/locales/en/trading.json']
      for (const path of [
        ...paths,
        '/robots.txt',
        '/api/health',
        '/assets/nope.js',
        '/%zz',
        '/media/nope.png',
      ]) {
        const { headers } = await rawRequest(secure.url, path)
        expect([path, headers['strict-transport-security']]).toEqual([
          path,
          'max-age=63072000; includeSubDomains',
        ])
        for (const line of [headers['set-cookie'] ?? []].flat()) expect(line).toMatch(/; Secure/)
      }
    } finally {
      await secure.stop()
    }
  }, 240_000)
})

describe('what the site writes', () => {
  it('is its own user’s alone', () => {
    const root = join(calls.site.dataDir, 'site')
    const found = ['.', ...readdirSync(root, { recursive: true, encoding: 'utf8' })].map((name) => {
      const stat = statSync(join(root, name), { throwIfNoEntry: false })
      return [name, stat === undefined ? 0 : stat.mode & 0o077] as const
    })
    expect(found.map(([name]) => name)).toContain('sessions.db')
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter(([, open]) => open !== 0)).toEqual([])
  })
})
