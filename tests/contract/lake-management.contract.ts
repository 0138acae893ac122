import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { readToken, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { operatorAt, sanityAt } from '#tests/support/sanity-cli.ts'

/** What Sanity's own CLI asks of a project, at the lake. */

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake({ ALLOWED_ORIGINS: 'https://tools.example' })
})
afterAll(() => lake.stop())

const cli = (args: string, token?: string) => sanityAt(lake.url)(args, token)
const call = (path: string, init: Omit<RequestInit, 'headers'> = {}, token = writeToken) =>
  fetch(`${lake.url}/v2025-07-11/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
const operator = (...args: string[]) => operatorAt(lake.url)(...args)
const me = async (token: string) => (await call('users/me', {}, token)).status
const acts = async (most: number) => {
  const listed = z
    .array(z.looseObject({ act: z.string(), detail: z.string() }))
    .parse(await (await call('people/acts')).json())
  return listed.slice(0, most).map(({ act, detail }) => `${act}: ${detail}`)
}

const ask = async (origin: string, headers = 'authorization,content-type') => {
  const address = `${lake.url}/v1/data/query/production?query=1`
  const preflight = await fetch(address, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': headers },
  })
  const answer = await fetch(address, { headers: { origin } })
  const check = await fetch(`${lake.url}/v1/check/cors`, { headers: { origin } })
  return {
    preflight: preflight.status,
    sends: preflight.headers.get('access-control-allow-headers'),
    origin: answer.headers.get('access-control-allow-origin'),
    credentials: answer.headers.get('access-control-allow-credentials'),
    check: await check.json(),
  }
}

const signIn = (origin: string) => fetch(`${lake.url}/sign-in?origin=${encodeURIComponent(origin)}`)

const add = (origin: string) =>
  call('projects/local/cors', {
    method: 'POST',
    body: JSON.stringify({ origin, allowCredentials: false }),
  })

describe('CORS origins', () => {
  const shut = {
    preflight: 403,
    origin: null,
    credentials: null,
    check: { result: { allowed: false, withCredentials: false } },
  }

  it('are let in by the CLI with credentials, kept over a restart, and shut out again', async () => {
    expect(await ask('https://app.example')).toMatchObject(shut)
    expect(await cli('cors add https://app.example --credentials')).toEqual({
      exitCode: 0,
      output: 'CORS origin added',
    })
    const open = {
      preflight: 204,
      sends: 'authorization,content-type',
      origin: 'https://app.example',
      credentials: 'true',
      check: { result: { allowed: true, withCredentials: true } },
    }
    expect(await ask('https://app.example')).toEqual(open)
    await lake.close()
    await lake.start()
    expect(await ask('https://app.example')).toEqual(open)
    expect((await cli('cors list')).output.split('\n').slice(-2)).toEqual([
      'https://tools.example',
      'https://app.example',
    ])
    expect((await cli('cors delete https://app.example')).output).toBe('Origin deleted')
    expect(await ask('https://app.example')).toMatchObject(shut)
    expect(await acts(2)).toEqual([
      'origin.remove: https://app.example',
      'origin.add: https://app.example, with credentials',
    ])
  })

  it('without credentials send no token, and get no session at the sign-in', async () => {
    await cli('cors add https://*.preview.example --no-credentials --yes')
    expect(await ask('https://one.preview.example')).toEqual({
      preflight: 204,
      sends: 'content-type',
      origin: 'https://one.preview.example',
      credentials: null,
      check: { result: { allowed: true, withCredentials: false } },
    })
    expect((await signIn('https://one.preview.example')).status).toBe(
      (await signIn('https://evil.test')).status,
    )
    expect((await signIn('https://tools.example')).status).toBe(200)
  })

  it('are refused in a sentence: a star with credentials, what is none, twice, one of the settings', async () => {
    const star = await cli('cors add https://*.example.com --credentials --yes')
    expect(star).toMatchObject({ exitCode: 1, output: expect.stringMatching(/may not send credentials/) })
    expect((await add('https://app.example/path')).status).toBe(400)
    expect((await cli('cors add https://tools.example --no-credentials')).output).toMatch(/is let in already/)
    expect((await cli('cors delete https://tools.example')).output).toMatch(/Change the setting/)
  })
})

describe('tokens', () => {
  const json = z.object({ id: z.string(), label: z.string(), token: z.string(), expiresAt: z.string() })
  /** What the CLI prints as JSON, after its warnings. */
  const printed = ({ output }: { output: string }) =>
    json.parse(JSON.parse(output.slice(output.indexOf('{'))))

  it('are made, listed, exchanged and deleted by the CLI: the tokens of the lake, on record', async () => {
    const made = printed(await operator('tokens', 'create', 'CI Token', '--role', 'marketer', '--json'))
    expect(made.label).toBe('ci-token')
    const profile = await call('users/me', {}, made.token)
    expect(await profile.json()).toMatchObject({ role: 'marketer' })
    const listed = stripVTControlCharacters((await operator('tokens', 'list')).output)
    expect(listed).toMatch(new RegExp(`ci-token │ ${made.id} │ marketer │ \\d{4}-`))
    const rotated = printed(await operator('tokens', 'rotate', '--token', made.token, '--json'))
    expect(rotated).toMatchObject({ id: made.id, label: made.label, expiresAt: made.expiresAt })
    expect([await me(made.token), await me(rotated.token)]).toEqual([401, 200])
    await lake.close()
    await lake.start()
    expect(await me(rotated.token)).toBe(200)
    expect((await operator('tokens', 'delete', made.id, '--yes')).output).toContain('API token deleted')
    expect(await me(rotated.token)).toBe(401)
    expect(await acts(3)).toEqual([
      'token.revoke: ci-token',
      'token.rotate: ci-token',
      `token.add: ci-token, Marketer, until ${made.expiresAt.slice(0, 10)}`,
    ])
  })

  it('end when they are told to, and say why they cannot be', async () => {
    const make = async (label: string, roleName: string, expiresAt?: string) => {
      const memberships = [{ resourceType: 'project', resourceId: 'local', roleNames: [roleName] }]
      const body = JSON.stringify({ label, memberships, expiresAt })
      const answer = await call('access/project/local/robots', { method: 'POST', body })
      return { status: answer.status, answer: await answer.text() }
    }
    const made = await make('Short', 'viewer', '2027-01-01')
    expect(json.parse(JSON.parse(made.answer)).expiresAt).toBe('2027-01-01T00:00:00.000Z')
    expect(await make('Short', 'viewer')).toMatchObject({
      status: 422,
      answer: expect.stringMatching(/active token .+short/),
    })
    expect(await make('Long', 'viewer', '2099-01-01')).toMatchObject({
      status: 400,
      answer: expect.stringMatching(/730 days at most/),
    })
    expect(await make('X', 'editor')).toMatchObject({
      status: 400,
      answer: expect.stringMatching(/Choose one of/),
    })
    expect(await make('日本', 'viewer')).toMatchObject({ status: 422 })
    expect((await call('access/project/local/robots/token-none', { method: 'DELETE' })).status).toBe(404)
    const own = await call('access/robots/me/rotate', { method: 'POST' })
    expect(own.status).toBe(403)
    const roles = await call('access/project/local/roles')
    expect(await roles.json()).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ name: 'viewer' })]),
    })
  })

  it('at the older addresses are the same ones', async () => {
    const body = JSON.stringify({ label: 'Older', roleName: 'viewer' })
    const made = z
      .looseObject({ id: z.string(), key: z.string() })
      .parse(await (await call('projects/local/tokens', { method: 'POST', body })).json())
    expect(await me(made.key)).toBe(200)
    expect((await call(`projects/local/tokens/${made.id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await me(made.key)).toBe(401)
    const translator = JSON.stringify({ label: 'T', roleName: 'translator' })
    const refused = await call('projects/local/tokens', { method: 'POST', body: translator })
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(/token add NAME --role translator/),
    })
  })
})

describe('another role', () => {
  it.each([
    ['GET', 'projects/local/cors', 'CORS origins'],
    ['POST', 'projects/local/cors', 'CORS origins'],
    ['DELETE', 'projects/local/cors/1', 'CORS origins'],
    ['GET', 'access/project/local/robots', 'tokens'],
    ['POST', 'access/project/local/robots', 'tokens'],
    ['DELETE', 'access/project/local/robots/x', 'tokens'],
    ['GET', 'projects/local/tokens', 'tokens'],
    ['POST', 'projects/local/tokens', 'tokens'],
  ])('is refused %s %s in words', async (method, path, what) => {
    const compliance = await signInAs(lake.url, 'compliance-1')
    for (const token of [readToken, compliance]) {
      const body = method === 'POST' ? { body: '{}' } : {}
      const answer = await call(path, { method, ...body }, token)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({
        message: expect.stringMatching(`may not manage ${what}. Ask a user with the role Administrator.`),
      })
    }
  })
})
