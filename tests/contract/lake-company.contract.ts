import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startCompany } from '#tests/support/lake/company/company-provider.ts'
import { type Forge, startFaultyIssuer } from '#tests/support/lake/company/faulty-issuer.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

const roles = { OIDC_ROLES: 'admins=administrator,legal=compliance,berlin=translator:de' }
const client = { OIDC_CLIENT_ID: 'studio', OIDC_CLIENT_SECRET: 'secret-of-the-studio' }

/** A browser that keeps cookies by host and follows redirects by hand. */
const browser = () => {
  const jar = new Map<string, Map<string, string>>()
  const open = async (address: string) => {
    const { host } = new URL(address)
    const cookies = jar.get(host) ?? new Map<string, string>()
    jar.set(host, cookies)
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    return {
      status: response.status,
      page: await response.text(),
      location: location === null ? null : new URL(location, address).href,
    }
  }
  /** Follows until no redirect is left, or the Studio is reached. */
  const follow = async (address: string): Promise<{ status: number; page: string; sid: string }> => {
    let next = address
    for (let hops = 0; hops < 12; hops += 1) {
      const answer = await open(next)
      if (answer.location === null) return { status: answer.status, page: answer.page, sid: '' }
      next = answer.location
      const [, sid] = /#sid=(.+)$/.exec(next) ?? []
      if (sid !== undefined) return { status: answer.status, page: '', sid }
    }
    throw new Error('redirected for ever')
  }
  return { open, follow }
}

const userOf = async (lake: TestLake, sid: string) => {
  const fetched = await fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`)
  const { token } = z.object({ token: z.string() }).parse(await fetched.json())
  return (await fetch(`${lake.url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })).json()
}

const usersOf = async (lake: TestLake) => {
  const token = await signInAs(lake.url, 'admin')
  const answer = await fetch(`${lake.url}/v1/people/users`, { headers: { authorization: `Bearer ${token}` } })
  return z.array(z.looseObject({ id: z.string(), name: z.string() })).parse(await answer.json())
}

describe('without OIDC_ISSUER', () => {
  it('there is no such way in', async () => {
    const lake = await openTestLake()
    expect(await (await fetch(`${lake.url}/sign-in`)).text()).not.toContain('company account')
    const { status } = await browser().open(`${lake.url}/sign-in/company/back?code=x&state=y`)
    expect(status).toBe(404)
    await lake.stop()
  })
})

describe('with a provider', () => {
  let lake: TestLake
  let company: Awaited<ReturnType<typeof startCompany>>
  let signedIn = 'anna'
  const accounts = {
    anna: { name: 'Anna Berg', preferred_username: 'anna.berg', groups: ['legal'] },
    cook: { name: 'Cook', preferred_username: 'cook', groups: ['kitchen'] },
    double: { name: 'Double', preferred_username: 'marketer', groups: ['legal'] },
  }

  beforeAll(async () => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    company = await startCompany(`${url}/sign-in/company/back`, () => signedIn, accounts)
    lake = await openTestLake({ LAKE_URL: url, OIDC_ISSUER: company.issuer, ...client, ...roles })
    lake.url = url
  })
  afterAll(async () => {
    await lake.stop()
    company.stop()
  })

  const begin = () =>
    browser().follow(`${lake.url}/sign-in/company?origin=${encodeURIComponent(`${lake.url}/`)}`)

  it('whoever has a group comes in with its role, and a changed group changes it', async () => {
    expect(await (await fetch(`${lake.url}/sign-in`)).text()).toContain('company account')
    const first = await begin()
    expect(first.page).toBe('')
    expect(await userOf(lake, first.sid)).toMatchObject({ name: 'Anna Berg', role: 'compliance' })
    accounts.anna.groups = ['berlin']
    expect(await userOf(lake, (await begin()).sid)).toMatchObject({ role: 'translator', language: 'de' })
    const named = (await usersOf(lake)).filter(({ name }) => name === 'anna.berg')
    expect(named).toHaveLength(1)
  })

  it('whoever signs proves it at the company, and types the code it ends with, once', async () => {
    accounts.anna.groups = ['legal']
    const { sid } = await begin()
    const fetched = await fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`)
    const { token } = z.object({ token: z.string() }).parse(await fetched.json())
    const prove = (code: string) =>
      fetch(`${lake.url}/v1/auth/proof`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ code }),
      })
    const again = await browser().follow(`${lake.url}/sign-in/company?again=true`)
    expect(again).toMatchObject({ status: 200, sid: '' })
    const [, code = ''] = /<code>([\w-]+)<\/code>/.exec(again.page) ?? []
    expect((await prove('K7QM-2XWP-9RTB')).status).toBe(422)
    expect((await prove(code.toLowerCase())).status).toBe(200)
    expect((await prove(code)).status).toBe(422)
  })

  it.each([
    ['cook', /none of the groups/],
    ['double', /user &quot;marketer&quot; with a password already/],
  ])('%s is told why not, and nothing is done', async (who, sentence) => {
    const before = await usersOf(lake)
    signedIn = who
    const answer = await begin()
    signedIn = 'anna'
    expect(answer).toMatchObject({ status: 422, sid: '', page: expect.stringMatching(sentence) })
    expect(await usersOf(lake)).toEqual(before)
  })

  it('answers in the language of the page it was begun on', async () => {
    const page = await (await fetch(`${lake.url}/sign-in?language=pl`)).text()
    const [, link = ''] = /href="(\/sign-in\/company[^"]+)"/.exec(page) ?? []
    signedIn = 'double'
    const answer = await browser().follow(`${lake.url}${link.replaceAll('&amp;', '&')}`)
    signedIn = 'anna'
    expect(answer.page).toContain('Istnieje już użytkownik „marketer” z hasłem.')
    const again = await browser().follow(`${lake.url}/sign-in/company?again=true&language=de`)
    expect(again.page).toContain('<title>Ihr Code für das Studio</title>')
  })

  it('a disabled user stays out', async () => {
    const token = await signInAs(lake.url, 'admin')
    const anna = (await usersOf(lake)).find(({ name }) => name === 'anna.berg')
    await fetch(`${lake.url}/v1/people/users/${anna?.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ disabled: true }),
    })
    expect(await begin()).toMatchObject({
      status: 422,
      sid: '',
      page: expect.stringMatching(/may not sign in any more/),
    })
  })

  it('sends nobody elsewhere, and takes no answer that began in another browser', async () => {
    const elsewhere = await browser().open(`${lake.url}/sign-in/company?origin=https://evil.example/`)
    expect(elsewhere.status).toBe(400)
    const victim = browser()
    const { location } = await victim.open(`${lake.url}/sign-in/company`)
    const state = new URL(location ?? '').searchParams.get('state')
    const back = `${lake.url}/sign-in/company/back?code=x&state=${state}`
    for (const answer of [
      await browser().open(back),
      await victim.open(`${lake.url}/sign-in/company/back?code=x&state=other`),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.page).toContain('did not begin in this browser')
    }
  })
})

describe('a faulty answer', () => {
  let lake: TestLake
  let faulty: Awaited<ReturnType<typeof startFaultyIssuer>>

  beforeAll(async () => {
    faulty = await startFaultyIssuer()
    lake = await openTestLake({ OIDC_ISSUER: faulty.issuer, ...client, ...roles })
  })
  afterAll(async () => {
    await lake.stop()
    faulty.stop()
  })

  const answer = async (forge: Forge, signer: 'own' | 'stranger' = 'own') => {
    const person = browser()
    const { location } = await person.open(`${lake.url}/sign-in/company`)
    const { searchParams } = new URL(location ?? '')
    faulty.state.nonce = searchParams.get('nonce') ?? ''
    faulty.state.forge = forge
    faulty.state.signer = signer
    return person.follow(`${lake.url}/sign-in/company/back?code=x&state=${searchParams.get('state')}`)
  }

  it.each<[string, Forge, RegExp, 'own' | 'stranger']>([
    ['a wrong nonce', (claims) => ({ ...claims, nonce: 'other' }), /belongs to another sign-in/, 'own'],
    ['no nonce', ({ nonce: _nonce, ...claims }) => claims, /Nothing was changed/, 'own'],
    ['a wrong issuer', (claims) => ({ ...claims, iss: 'https://evil.example' }), /another issuer/, 'own'],
    ['another program’s token', (claims) => ({ ...claims, aud: 'other' }), /another program/, 'own'],
    ['an expired token', (claims) => ({ ...claims, exp: 1_000, iat: 900 }), /had run out/, 'own'],
    ['a stranger’s signature', (claims) => ({ ...claims }), /Nothing was changed/, 'stranger'],
  ])('with %s lets nobody in and leaves nothing', async (_name, forge, sentence, signer) => {
    const before = await usersOf(lake)
    expect(await answer(forge, signer)).toMatchObject({
      status: 422,
      sid: '',
      page: expect.stringMatching(sentence),
    })
    expect(await usersOf(lake)).toEqual(before)
  })

  it('that is right comes in, so that the others were refused for their fault', async () => {
    const { sid } = await answer((claims) => ({ ...claims }))
    expect(await userOf(lake, sid)).toMatchObject({ name: 'eve', role: 'administrator' })
  })

  it('of a provider that is gone is a sentence, and the password still lets in', async () => {
    const gone = await openTestLake({ OIDC_ISSUER: 'http://localhost:9', ...client, ...roles })
    const { status, page } = await browser().open(`${gone.url}/sign-in/company`)
    expect(status).toBe(422)
    expect(page).toContain('use your password')
    await signInAs(gone.url, 'marketer')
    await gone.stop()
  })
})
