import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { demoPassword, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { runScript } from '#tests/support/process.ts'

let lake: TestLake
let admin: string

beforeAll(async () => {
  lake = await openTestLake()
  admin = await signInAs(lake.url, 'admin')
})
afterAll(() => lake.stop())

const call = async (
  path: string,
  { method = 'GET', body, token = admin }: { method?: string; body?: unknown; token?: string } = {},
) => {
  const response = await fetch(`${lake.url}/v2026-05-04/people/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, answer }
}

const me = async (token: string) =>
  (await fetch(`${lake.url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })).status

const user = z.looseObject({ id: z.string(), name: z.string(), disabledAt: z.string().nullable() })
const users = async () => z.array(user).parse((await call('users')).answer)
const idOf = async (name: string) => (await users()).find((one) => one.name === name)?.id ?? ''
const session = z.looseObject({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  isOwn: z.boolean(),
})
const sessions = async () => z.array(session).parse((await call('sessions')).answer)
const act = z.looseObject({
  act: z.string(),
  authorName: z.string(),
  subjectName: z.string(),
  detail: z.string(),
})
const acts = async () => z.array(act).parse((await call('acts')).answer)

const anna = {
  name: 'anna',
  displayName: 'Anna Berg',
  role: 'translator',
  language: 'de',
  password: 'four unrelated words',
}

describe('who may manage people', () => {
  it.each(['users', 'tokens', 'sessions', 'sign-ins', 'acts'])('of %s administrators alone', async (path) => {
    expect((await call(path, { token: '' })).status).toBe(401)
    const compliance = await signInAs(lake.url, 'compliance-1')
    const { status, answer } = await call(path, { token: compliance })
    expect(status).toBe(403)
    expect(answer).toMatchObject({ message: expect.stringMatching(/Compliance may not manage people\. Ask/) })
    expect((await call(path, { token: writeToken })).status).toBe(200)
  })

  it('no act of somebody else changes anything', async () => {
    const marketer = await signInAs(lake.url, 'marketer')
    const before = await users()
    const id = await idOf('admin')
    const tries = [
      call('users', { method: 'POST', body: anna, token: marketer }),
      call(`users/${id}`, { method: 'PATCH', body: { disabled: true }, token: marketer }),
      call(`users/${id}/password`, { method: 'POST', body: { password: anna.password }, token: marketer }),
      call(`users/${id}/sessions`, { method: 'DELETE', token: marketer }),
      call('tokens', { method: 'POST', body: { name: 'x', role: 'viewer', days: 1 }, token: marketer }),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(403)
    expect(await users()).toEqual(before)
    expect(await me(admin)).toBe(200)
  })
})

describe('users', () => {
  it('are added, get another role, are disabled and come back, each an act on record', async () => {
    const added = await call('users', { method: 'POST', body: anna })
    expect(added).toMatchObject({
      status: 201,
      answer: { name: 'anna', displayName: 'Anna Berg', role: 'translator', language: 'de' },
    })
    expect(JSON.stringify(added.answer)).not.toContain('scrypt')
    const id = await idOf('anna')
    const token = await signInAs(lake.url, 'anna', anna.password)
    const role = { role: 'marketer' }
    expect((await call(`users/${id}`, { method: 'PATCH', body: role })).answer).toMatchObject(role)
    const profile = await fetch(`${lake.url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(await profile.json()).toMatchObject(role)

    expect((await call(`users/${id}`, { method: 'PATCH', body: { disabled: true } })).status).toBe(200)
    expect(await me(token)).toBe(401)
    await expect(signInAs(lake.url, 'anna', anna.password)).rejects.toThrow('422')
    expect((await call(`users/${id}`, { method: 'PATCH', body: { disabled: false } })).status).toBe(200)
    const again = await signInAs(lake.url, 'anna', anna.password)

    const fresh = 'other words than before'
    expect((await call(`users/${id}/password`, { method: 'POST', body: { password: fresh } })).status).toBe(
      204,
    )
    expect(await me(again)).toBe(401)
    await signInAs(lake.url, 'anna', fresh)
    expect((await acts()).filter(({ subjectName }) => subjectName === 'Anna Berg')).toMatchObject([
      { act: 'user.password', authorName: 'Administrator' },
      { act: 'user.enable' },
      { act: 'user.disable' },
      { act: 'user.role', detail: 'Marketer' },
      { act: 'user.add', detail: 'Translator (German)' },
    ])
  })

  it.each([
    [{ name: 'Not A Name' }, 'name', /Use a-z/],
    [{ name: 'marketer' }, 'name', /already/],
    [{ displayName: '  ' }, 'displayName', /1 to 80/],
    [{ displayName: 'x'.repeat(81) }, 'displayName', /1 to 80/],
    [{ role: 'king' }, 'role', /Choose one of administrator/],
    [{ role: 'translator', language: 'en' }, 'language', /Choose one of de, pl/],
    [{ role: 'viewer', language: 'de' }, 'language', /Leave it out/],
    [{ password: 'short' }, 'password', /at least 12/],
    [{ name: 'berta', password: 'berta and her dog' }, 'password', /holds the user name/],
  ])('with %j are refused at the field', async (wrong, field, sentence) => {
    const before = await users()
    const { status, answer } = await call('users', {
      method: 'POST',
      body: { ...anna, name: 'carla', ...wrong },
    })
    expect(status).toBe(422)
    expect(answer).toMatchObject({ field, message: expect.stringMatching(sentence) })
    expect(await users()).toEqual(before)
  })

  it('the last administrator stays one', async () => {
    const id = await idOf('admin')
    for (const body of [{ disabled: true }, { role: 'viewer' }]) {
      expect(await call(`users/${id}`, { method: 'PATCH', body })).toMatchObject({
        status: 422,
        answer: { field: 'role', message: expect.stringMatching(/last administrator.*Make somebody else/) },
      })
    }
    const second = { name: 'admin-2', displayName: 'Second', role: 'administrator', password: anna.password }
    expect((await call('users', { method: 'POST', body: second })).status).toBe(201)
    expect((await call(`users/${id}`, { method: 'PATCH', body: { role: 'viewer' } })).status).toBe(200)
    expect((await call('users')).status).toBe(403)
    const token = await signInAs(lake.url, 'admin-2', anna.password)
    const back = { method: 'PATCH', body: { role: 'administrator' }, token }
    expect((await call(`users/${id}`, back)).status).toBe(200)
    const leave = { method: 'PATCH', body: { disabled: true } }
    expect((await call(`users/${await idOf('admin-2')}`, leave)).status).toBe(200)
  })

  it('who is not there is said so', async () => {
    const missing = await call('users/u-nobody', { method: 'PATCH', body: { disabled: true } })
    expect(missing).toMatchObject({ status: 404, answer: { message: expect.stringMatching(/no such user/) } })
  })
})

describe('tokens', () => {
  it('are shown once, call with their role, and are void when revoked', async () => {
    const body = { name: 'import-job', role: 'viewer', days: 30 }
    const made = await call('tokens', { method: 'POST', body })
    expect(made.status).toBe(201)
    const { id, token } = z.looseObject({ id: z.string(), token: z.string() }).parse(made.answer)
    expect(await me(token)).toBe(200)
    expect(JSON.stringify((await call('tokens')).answer)).not.toContain(token)
    expect((await call('tokens', { method: 'POST', body })).answer).toMatchObject({ field: 'name' })
    expect((await call(`tokens/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await me(token)).toBe(401)
    // One of the same name made since is not the one that is meant.
    const next = z
      .looseObject({ token: z.string() })
      .parse((await call('tokens', { method: 'POST', body })).answer)
    expect((await call(`tokens/${id}`, { method: 'DELETE' })).status).toBe(422)
    expect(await me(next.token)).toBe(200)
  })

  it.each([0, 731, 1.5])('for %d days are refused at the field', async (days) => {
    const refused = await call('tokens', { method: 'POST', body: { name: 'x', role: 'viewer', days } })
    expect(refused).toMatchObject({ status: 422, answer: { field: 'days' } })
  })
})

describe('sessions', () => {
  it('say whose they are, since when and from where; one ends, the others go on', async () => {
    const [first, second] = [
      await signInAs(lake.url, 'compliance-2'),
      await signInAs(lake.url, 'compliance-2'),
    ]
    const listed = (await sessions()).filter(({ userName }) => userName === 'Compliance 2')
    expect(listed).toHaveLength(2)
    for (const one of listed) {
      expect(one).toMatchObject({
        createdAt: expect.stringMatching(/^\d{4}-/),
        lastSeenAt: expect.stringMatching(/^\d{4}-/),
        address: expect.stringMatching(/127\.0\.0\.1|::1/),
        isOwn: false,
      })
    }
    expect((await sessions()).filter(({ isOwn }) => isOwn)).toHaveLength(1)
    expect((await call(`sessions/${listed[0]?.id}`, { method: 'DELETE' })).status).toBe(204)
    expect(new Set([await me(first), await me(second)])).toEqual(new Set([200, 401]))
    expect((await call(`sessions/${listed[0]?.id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await acts())[0]).toMatchObject({ act: 'session.end', subjectName: 'Compliance 2' })
  })

  it('all of a user end at once, a sign-in on its way too', async () => {
    const token = await signInAs(lake.url, 'marketer')
    const response = await fetch(`${lake.url}/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: lake.url },
      body: new URLSearchParams({ name: 'marketer', password: demoPassword, origin: `${lake.url}/` }),
    })
    const sid = new URL(response.headers.get('location') ?? '').hash.slice('#sid='.length)
    const ended = await call(`users/${await idOf('marketer')}/sessions`, { method: 'DELETE' })
    expect(ended.status).toBe(200)
    expect(await me(token)).toBe(401)
    expect((await fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`)).status).toBe(401)
    expect((await sessions()).some(({ userName }) => userName === 'Marketer')).toBe(false)
  })
})

describe('sign-ins and acts', () => {
  it('tell who came in, who was refused, and nothing of what was typed', async () => {
    await signInAs(lake.url, 'compliance-1')
    await expect(signInAs(lake.url, 'compliance-1', 'a wrong one')).rejects.toThrow('422')
    await expect(signInAs(lake.url, 'my-own-password', 'typed there')).rejects.toThrow('422')
    await expect(signInAs(lake.url, 'compliance-1', '')).rejects.toThrow('422')
    const { answer } = await call('sign-ins')
    expect(z.array(z.unknown()).parse(answer).slice(0, 3)).toMatchObject([
      { userName: null, result: 'refused' },
      { userName: 'Compliance 1', result: 'refused' },
      { userName: 'Compliance 1', result: 'in' },
    ])
    expect(JSON.stringify(answer)).not.toContain('my-own-password')
  })

  it('a changed act is found by verify, and the database refuses to change one', async () => {
    const verify = () => runScript(['lake/cli.ts', 'verify'], { DATA_DIR: lake.dataDir })
    await verify()
    const db = new DatabaseSync(`${lake.dataDir}/lake/lake.sqlite`)
    const forge = "UPDATE person_act SET detail = 'Viewer' WHERE act = 'user.add' AND seq > 1"
    expect(() => db.exec(forge)).toThrow(/append-only/)
    db.exec('DROP TRIGGER person_act_no_update')
    db.exec(forge)
    db.close()
    await expect(verify()).rejects.toThrow(/does not follow the act before it/)
  })
})
