import { readdir, readFile } from 'node:fs/promises'
import { ClientError, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anonymousClient,
  demoPassword,
  readToken,
  startTestLake,
  type TestLake,
  writeToken,
} from '#tests/support/lake.ts'
import { signInAs } from '#tests/support/sign-in.ts'

let lake: TestLake
const clients = new Map<string, SanityClient>()

beforeAll(async () => {
  lake = await startTestLake()
  for (const name of ['compliance-1', 'marketer', 'translator-de']) {
    clients.set(name, lake.client({ token: await signInAs(lake.url, name) }))
  }
  const admin = lake.client()
  await admin.create({ _id: 'page-de-home', _type: 'page', language: 'de', title: 'Start' })
  await admin.create({ _id: 'page-pl-home', _type: 'page', language: 'pl', title: 'Start' })
  await admin.create({ _id: 'riskWarning', _type: 'riskWarning', lossPercentage: 74 })
})

afterAll(() => lake.stop())

const as = (name: string): SanityClient => {
  const client = clients.get(name)
  if (client === undefined) throw new Error(`${name} is not signed in`)
  return client
}

const get = (path: string, token?: string) =>
  fetch(`${lake.url}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

const post = (fields: Record<string, string>, headers: Record<string, string> = { origin: lake.url }) =>
  fetch(`${lake.url}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  })

const refusalOf = async (work: Promise<unknown>): Promise<ClientError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ClientError) return error
  throw new Error('the lake refused nothing', { cause: error })
}

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
    await lake.kill()
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

describe('roles', () => {
  it('gives the robots of the environment their rights', async () => {
    const reader: unknown = await (await get('/v1/users/me', readToken)).json()
    expect(reader).toMatchObject({ role: 'viewer' })
    const writer: unknown = await (await get('/v1/users/me', writeToken)).json()
    expect(writer).toMatchObject({ role: 'administrator' })
    const refused = await refusalOf(
      lake.client({ token: readToken }).create({ _id: 'drafts.x', _type: 'page' }),
    )
    expect(refused.statusCode).toBe(403)
  })

  it('lets a translator edit drafts of pages in one language only, and not publish', async () => {
    const translator = as('translator-de')
    await translator.createOrReplace({
      _id: 'drafts.page-de-home',
      _type: 'page',
      language: 'de',
      title: 'Neu',
    })
    await translator.patch('drafts.page-de-home').set({ title: 'Neuer' }).commit()
    const foreign = await refusalOf(
      translator.createOrReplace({ _id: 'drafts.page-pl-home', _type: 'page', language: 'pl', title: 'x' }),
    )
    expect(foreign.statusCode).toBe(403)
    // A page does not change hands by changing its language.
    const moved = await refusalOf(translator.patch('drafts.page-de-home').set({ language: 'pl' }).commit())
    expect(moved.statusCode).toBe(403)
    const published = await refusalOf(
      translator.action({
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.page-de-home',
        publishedId: 'page-de-home',
      }),
    )
    expect(published.statusCode).toBe(403)
    expect(published.message).toMatch(/Marketer|Compliance/)
    expect(await lake.client().getDocument('page-de-home')).toMatchObject({ title: 'Start' })
  })

  it('lets a marketer publish a page but not the risk warning; compliance may', async () => {
    const marketer = as('marketer')
    await marketer.createOrReplace({
      _id: 'drafts.page-pl-home',
      _type: 'page',
      language: 'pl',
      title: 'Nowa',
    })
    await marketer.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.page-pl-home',
      publishedId: 'page-pl-home',
    })
    await marketer.createOrReplace({ _id: 'drafts.riskWarning', _type: 'riskWarning', lossPercentage: 70 })
    const publish = {
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.riskWarning',
      publishedId: 'riskWarning',
    } as const
    const refused = await refusalOf(marketer.action(publish))
    expect(refused.statusCode).toBe(403)
    expect(refused.message).toContain('Compliance')
    expect(
      (await refusalOf(marketer.patch('riskWarning').set({ lossPercentage: 1 }).commit())).statusCode,
    ).toBe(403)
    expect(await anonymousClient(lake).fetch('*[_id == "riskWarning"][0].lossPercentage')).toBe(74)
    await as('compliance-1').action(publish)
    expect(await anonymousClient(lake).fetch('*[_id == "riskWarning"][0].lossPercentage')).toBe(70)
  })

  it('gives the Studio the rights of the one who asks', async () => {
    const path = '/v2021-06-07/projects/local/datasets/production/acl'
    const marketer: { permissions: string[] }[] = await (
      await get(path, await signInAs(lake.url, 'marketer'))
    ).json()
    expect(marketer.length).toBeGreaterThan(1)
    const anonymous: unknown = await (await get(path)).json()
    expect(anonymous).toEqual([{ filter: expect.stringContaining('path("*")'), permissions: ['read'] }])
  })
})

describe('people and project', () => {
  it('names users by id, without e-mail addresses', async () => {
    const { id }: { id: string } = await (
      await get('/v1/users/me', await signInAs(lake.url, 'marketer'))
    ).json()
    expect(await (await get(`/v1/users/${id}`, readToken)).json()).toEqual({
      id,
      displayName: 'Marketer',
      imageUrl: null,
      email: '',
    })
    const many: unknown = await (await get(`/v1/users/${id},robot-write,unknown`, readToken)).json()
    expect(many).toMatchObject([{ id }, { id: 'robot-write' }])
    expect((await get(`/v1/users/${id}`)).status).toBe(401)
  })

  it('keeps values for each user apart', async () => {
    const token = await signInAs(lake.url, 'marketer')
    const put = await fetch(`${lake.url}/v1/users/me/keyvalue`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify([{ key: 'a', value: { open: true } }]),
    })
    expect(put.status).toBe(200)
    expect(await (await get('/v1/users/me/keyvalue/a,b', token)).json()).toEqual([
      { key: 'a', value: { open: true } },
      { key: 'b', value: null },
    ])
    expect(await (await get('/v1/users/me/keyvalue/a', readToken)).json()).toEqual([
      { key: 'a', value: null },
    ])
  })

  it.each([
    '/v1/check/cors',
    '/v1/ping',
    '/v1/data/ping/production',
    '/v1/features',
    '/v1/help',
    '/v1/journey/announcements',
    '/v1/journey/trial',
    '/v1/intake/telemetry-status',
    '/v1/schedules/local/production',
    '/v1/access/requests/me',
    '/v1/subscriptions/project/local',
    '/v1/projects/local',
    '/v1/projects/local/grants',
    '/v1/projects/local/user-applications',
    '/v1/projects/local/datasets?datasetProfile=comments&addonFor=production',
    '/vX/projects/local/new-content-release-allowed',
  ])('answers the Studio at %s', async (path) => {
    expect((await get(path, readToken)).status).toBe(200)
  })

  it('knows no other project', async () => {
    const response = await get('/v1/projects/other')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errorCode: 'SIO-404-PNF' })
  })
})

describe('the start', () => {
  it('gives a changed demo password', async () => {
    const changed = await startTestLake({ DEMO_PASSWORD: 'first-password' })
    await signInAs(changed.url, 'marketer', 'first-password')
    await changed.kill()
    const again = await startTestLake({ DEMO_PASSWORD: 'second-password', DATA_DIR: changed.dataDir })
    await signInAs(again.url, 'marketer', 'second-password')
    await expect(signInAs(again.url, 'marketer', 'first-password')).rejects.toThrow('422')
    await again.stop()
    await changed.stop()
  })

  it('refuses demo users on a live deployment, in words', async () => {
    await expect(startTestLake({ DEPLOYMENT: 'live' })).rejects.toThrow(/Remove DEMO_PASSWORD/)
  })
})
