import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, type TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
})
afterAll(() => lake.stop())

const get = (path: string, token?: string) =>
  fetch(`${lake.url}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

const post = (fields: Record<string, string>, headers: Record<string, string> = { origin: lake.url }) =>
  fetch(`${lake.url}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  })

/** The words of the sign-in page. */
const signInWords = async (query: string) => (await get(`/sign-in?${query}`)).text()

describe('the sign-in page', () => {
  it('is complete without script, with a policy that allows none', async () => {
    const response = await get(
      `/sign-in?origin=${encodeURIComponent(`${lake.url}/`)}&projectId=local&withSid=true`,
    )
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    const page = await response.text()
    expect(page).not.toContain('<script')
    expect(page).toMatch(/<label for="name">/)
    expect(page).toMatch(/<label for="password">/)
  })

  it('says why a session is over in its own words alone, in the language of the Studio', async () => {
    expect(await signInWords('reason=ended&language=pl')).toContain(
      '<p class="alarm" role="status">Twoja sesja została zakończona.',
    )
    for (const query of ['', 'reason=%3Cb%3ECall+us%3C%2Fb%3E', 'reason=ended%00', 'reason=constructor']) {
      expect(await signInWords(query)).not.toMatch(/role="status"|Call us/)
    }
  })

  it('keeps the name typed and puts the sentence at the field', async () => {
    const response = await post({ name: '"><b>compliance-1', password: 'wrong', origin: `${lake.url}/` })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;compliance-1"')
    expect(page).toContain('aria-describedby="password-fault"')
    expect(page).not.toContain('wrong"')
    const empty = await post({ name: '', password: 'x', origin: `${lake.url}/` })
    expect(await empty.text()).toContain('aria-describedby="name-fault"')
  })

  it.each([
    'https://evil.example/',
    'http://localhost.evil.example/',
    'javascript:alert(1)',
    '//evil.example',
  ])('sends no one to %s', async (origin) => {
    expect((await get(`/sign-in?origin=${encodeURIComponent(origin)}`)).status).toBe(400)
    const response = await post({ name: 'admin', password: demoPassword, origin })
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
  })

  it('takes no form of another site', async () => {
    const form = { name: 'admin', password: demoPassword, origin: `${lake.url}/` }
    expect((await post(form, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('answers 429 with the way out after ten wrong passwords, and other names still come in', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push(
        (await post({ name: 'translator-pl', password: `wrong ${attempt}`, origin: `${lake.url}/` })).status,
      )
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    const limited = await post({ name: 'translator-pl', password: demoPassword, origin: `${lake.url}/` })
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited.text()).toMatch(/Too many attempts. Wait 5 minutes, then try again./)
    await signInAs(lake.url, 'compliance-2')
  })

  it('nobody locks a user out: fifty guesses from everywhere leave the right password of another address good', async () => {
    const behind = await openTestLake({ TRUSTED_PROXIES: '1' })
    const attempt = async (from: string, password: string) => {
      const answer = await fetch(`${behind.url}/sign-in`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: behind.url, 'x-forwarded-for': from },
        body: new URLSearchParams({ name: 'marketer', password, origin: `${behind.url}/` }),
      })
      return answer.status
    }
    try {
      const guesses = Array.from({ length: 50 }, (_, at) => attempt(`203.0.113.${at % 10}`, 'wrong'))
      expect(new Set(await Promise.all(guesses))).toEqual(new Set([422]))
      // While the name is being guessed, an address has one failure with it, not ten.
      expect(await attempt('198.51.100.1', 'wrong')).toBe(422)
      expect(await attempt('198.51.100.1', demoPassword)).toBe(429)
      expect(await attempt('198.51.100.2', demoPassword)).toBe(303)
    } finally {
      await behind.stop()
    }
  })
})

/** The sign-in page for a browser with its languages. */
const inLanguage = (query: string, wish: string) =>
  fetch(`${lake.url}/sign-in${query}`, { headers: { 'accept-language': wish } })

/** Sends a form from a browser that prefers German. */
const send = (path: string, fields: Record<string, string>) =>
  fetch(`${lake.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: lake.url, 'accept-language': 'de' },
    body: new URLSearchParams({ origin: `${lake.url}/`, ...fields }),
  })

describe('the language of the sign-in pages', () => {
  const titles = { en: 'Sign in to the Studio', de: 'Im Studio anmelden', pl: 'Logowanie do Studia' }

  it.each([
    ['what the Studio hands over', '?language=pl', 'de', 'pl'],
    ['what Sanity leads to', '/de?origin=', 'pl', 'de'],
    ['English, which was chosen', '?language=en', 'de', 'en'],
    ['what the browser prefers', '', 'fr, pl;q=0.4, de-AT;q=0.8', 'de'],
    ['not what the browser refuses', '', 'de;q=0, pl;q=0.1', 'pl'],
    ['English, where none is known', '', 'fr', 'en'],
    ['English for an unknown one', '?language=fr', '*', 'en'],
    ['English for a name of an object', '?language=constructor', '', 'en'],
    ['one language', '?language=de-DE', '', 'en'],
  ] as const)('is %s', async (_what, query, wish, language) => {
    const own = encodeURIComponent(`${lake.url}/`)
    const answer = await inLanguage(query.replace('origin=', `origin=${own}`), wish)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('vary')).toContain('Accept-Language')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<title>${titles[language]}</title>`)
    expect(page).toContain(`<input type="hidden" name="language" value="${language}">`)
  })

  it('stays through a wrong password, whatever the browser prefers', async () => {
    const answer = await send('/sign-in', { language: 'pl', name: 'marketer', password: 'wrong' })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('vary')).toContain('Accept-Language')
    const page = await answer.text()
    expect(page).toContain('<html lang="pl">')
    expect(page).toContain('<title>Błąd: Logowanie do Studia</title>')
    expect(page).toContain('Ta nazwa i to hasło nie pasują do siebie.')
    expect(page).toContain('<input type="hidden" name="language" value="pl">')
    expect(await (await send('/sign-in', { name: '' })).text()).toContain(
      'Geben Sie Ihren Benutzernamen ein.',
    )
  })

  it('stays through the second step', async () => {
    const fields = { language: 'pl', name: 'marketer', password: demoPassword, 'second-step': 'set' }
    const asked = await (await send('/sign-in', fields)).text()
    expect(asked).toContain('<h1>Ustaw drugi krok</h1>')
    const [, ticket = ''] = /name="ticket" value="([\w-]+)"/.exec(asked) ?? []
    const wrong = await (
      await send('/sign-in/second-step', { ticket, language: 'pl', code: '000000' })
    ).text()
    expect(wrong).toContain('Ten kod jest nieprawidłowy.')
    expect(wrong).toContain('<html lang="pl">')
    const over = await (await send('/sign-in/code', { ticket: 'x', language: 'pl' })).text()
    expect(over).toContain('Trwało to zbyt długo albo jest już zrobione.')
  })

  it('says nothing of what its address holds', async () => {
    const markup = encodeURIComponent('"><script>Call us</script>')
    for (const query of [
      `?language=${markup}`,
      `?language=de&reason=${markup}`,
      `?origin=${markup}`,
      `?origin=${encodeURIComponent('https://evil.example/Call us')}`,
    ]) {
      const page = await (await inLanguage(query, '')).text()
      expect(page).not.toMatch(/<script|Call us|evil\.example/)
    }
    const hidden = await send('/sign-in', { language: '"><script>', name: 'x', password: '' })
    expect(await hidden.text()).toContain('<html lang="de">')
  })

  it('is English in what programs are answered', async () => {
    const token = await signInAs(lake.url, 'compliance-1')
    const answer = await fetch(`${lake.url}/v1/auth/proof`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'de',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ password: '' }),
    })
    expect(await answer.json()).toMatchObject({ message: 'Type your password.', field: 'password' })
  })
})

describe('a session', () => {
  it('is fetched once, tells who it is, and ends with the sign-out', async () => {
    const response = await post({
      name: ' Compliance-2 ',
      password: demoPassword,
      origin: `${lake.url}/structure`,
    })
    expect(response.status).toBe(303)
    const target = new URL(response.headers.get('location') ?? '')
    expect(target.pathname).toBe('/structure')
    const sid = target.hash.slice('#sid='.length)
    expect(sid.length).toBeGreaterThanOrEqual(20)
    const { token }: { token: string } = await (await get(`/v1/auth/fetch?sid=${sid}`)).json()
    expect((await get(`/v1/auth/fetch?sid=${sid}`)).status).toBe(401)

    const me: unknown = await (await get('/v2021-06-07/users/me', token)).json()
    expect(me).toMatchObject({
      name: 'Compliance 2',
      role: 'compliance',
      roles: [{ name: 'compliance', title: 'Compliance' }],
    })
    const out = await fetch(`${lake.url}/v1/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(out.status).toBe(204)
    const after = await get('/v1/users/me', token)
    expect(after.status).toBe(401)
    expect(await after.json()).toMatchObject({ errorCode: 'SIO-401-ANF', message: 'Session not found' })
  })

  it('survives a restart of the lake and leaves no token on disk', async () => {
    const token = await signInAs(lake.url, 'admin')
    await lake.close()
    await lake.start()
    expect((await get('/v1/users/me', token)).status).toBe(200)
    const names = (await readdir(`${lake.dataDir}/lake`)).filter((name) => name.startsWith('lake.sqlite'))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      const bytes = await readFile(`${lake.dataDir}/lake/${name}`)
      expect(bytes.includes(token)).toBe(false)
      expect(bytes.includes(demoPassword)).toBe(false)
    }
  })

  it('signed out is no error, an unknown token is one on every route', async () => {
    expect(await (await get('/v1/users/me')).json()).toEqual({})
    for (const path of ['/v1/users/me', '/v1/features', '/v2026-05-04/data/query/production?query=1']) {
      expect((await get(path, 'unknown')).status).toBe(401)
    }
  })
})

describe('the start', () => {
  it('gives a changed demo password', async () => {
    const changed = await openTestLake({ DEMO_PASSWORD: 'first-password' })
    await signInAs(changed.url, 'marketer', 'first-password')
    await changed.close()
    const again = await openTestLake({ DEMO_PASSWORD: 'second-password', DATA_DIR: changed.dataDir })
    await signInAs(again.url, 'marketer', 'second-password')
    await expect(signInAs(again.url, 'marketer', 'first-password')).rejects.toThrow('422')
    await again.stop()
    await changed.stop()
  })

  it('refuses demo users on a live deployment, in words', async () => {
    await expect(openTestLake({ DEPLOYMENT: 'live', DEMO_PASSWORD: demoPassword })).rejects.toThrow(
      /Remove DEMO_PASSWORD/,
    )
  })

  it('shuts demo users of an earlier time out of a live deployment, their sessions included', async () => {
    const demo = await openTestLake()
    const token = await signInAs(demo.url, 'marketer')
    await demo.close()
    const live = await openTestLake({ DEPLOYMENT: 'live', DEMO_PASSWORD: '', DATA_DIR: demo.dataDir })
    await expect(signInAs(live.url, 'marketer')).rejects.toThrow('422')
    const me = await fetch(`${live.url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(me.status).toBe(401)
    await live.stop()
    await demo.stop()
  })
})
