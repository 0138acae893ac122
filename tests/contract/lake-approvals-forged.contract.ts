import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import { type TestLake, startTestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { preloaded } from '#tests/support/preload.ts'
import { makeBackup, restoreBackup } from '#tests/support/backup.ts'
import { runProgram } from '#tests/support/process.ts'

/** Nobody signs for another, whatever is forged, restored, brought in or set back (record 49). */

const id = 'riskWarning'
let folder: string
let lake: TestLake
let people: ReturnType<typeof approvalsOf>
let figure = 60

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-forged-'))
  lake = await openTestLake({ DATA_DIR: join(folder, 'data') })
  people = approvalsOf(lake)
  await lake.client().create({ _id: id, _type: id, lossPercentage: figure })
  await people.act('admin', { actionType: 'lake.action.approval.seed', reason: 'To begin with.' })
})
afterAll(async () => {
  await lake.stop()
  await rm(folder, { recursive: true, force: true })
})

type Place = Pick<TestLake, 'url'>

/** What visitors get; a lake that was restarted may name the same fields in another order. */
const shown = async ({ url }: Place = lake): Promise<unknown> => {
  const query = new URLSearchParams({ query: `*[_id == "${id}"][0]`, perspective: 'inForce' })
  const response = await fetch(`${url}/v2026-05-04/data/query/production?${query}`)
  return z.object({ result: z.unknown() }).parse(await response.json()).result
}

const attempts = async () =>
  z.number().parse(await lake.client({ perspective: 'raw' }).fetch('count(*[_type == "approval.attempt"])'))

const draft = async (by = people) => {
  figure += 0.1
  const document = { _id: `drafts.${id}`, _type: id, lossPercentage: figure }
  expect((await by.mutate('marketer', { createOrReplace: document })).status).toBe(200)
  expect((await by.ask('marketer', id)).status).toBe(200)
}

const command = async (args: readonly string[], dataDir: string) =>
  (await runProgram(['lake/cli.ts', ...args], { DATA_DIR: dataDir })).output

const inDatabase = (work: (db: DatabaseSync) => void): void => {
  const db = new DatabaseSync(join(lake.dataDir, 'lake', 'lake.sqlite'))
  db.exec('PRAGMA busy_timeout = 5000')
  work(db)
  db.close()
}

beforeEach(() => draft())

const approve = async (headers: Record<string, string>, more: Record<string, unknown> = {}) => {
  const { contentHash } = await people.read(id)
  const action = { actionType: 'lake.action.approval.approve', publishedId: id, contentHash, ...more }
  return fetch(`${lake.url}/v2026-05-04/data/actions/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ actions: [action] }),
  })
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const tokenOf = () => signInAs(lake.url, 'compliance-2')
const altered = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
const expired = async () => {
  const token = await tokenOf()
  const hash = createHash('sha256').update(token).digest('hex')
  inDatabase((db) => {
    db.prepare('UPDATE session SET expires_at = ? WHERE token_hash = ?').run('2020-01-01T00:00:00.000Z', hash)
  })
  return token
}

const asAdmin = async (path: string, method: string, body: Record<string, unknown>) =>
  fetch(`${lake.url}/v1/people/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await people.tokenOf('admin')}`,
    },
    body: JSON.stringify(body),
  })
const add = (name: string, displayName: string) =>
  asAdmin('users', 'POST', { name, displayName, role: 'compliance', password: 'a-password-long-enough' })
const idOf = (name: string): string => {
  let found: unknown
  inDatabase((db) => (found = db.prepare('SELECT id FROM user WHERE name = ?').get(name)))
  return z.object({ id: z.string() }).parse(found).id
}

describe('a signature under a forged name', () => {
  const person = { id: 'somebody', name: 'Compliance 2', role: 'compliance' }

  it.each([
    ['without a token', 401, () => approve({})],
    ['with a token that nobody was given', 401, () => approve(bearer(`sk${'A'.repeat(64)}`))],
    ['with one letter of a token changed', 401, async () => approve(bearer(altered(await tokenOf())))],
    ['with the hash of a token', 401, async () => approve(bearer('0'.repeat(64)))],
    ['with a session that has ended', 401, async () => approve(bearer(await expired()))],
    ['with a token in a cookie', 401, async () => approve({ cookie: `sanitySession=${await tokenOf()}` })],
    [
      'of an author who says to be another person',
      403,
      async () => approve(bearer(await signInAs(lake.url, 'marketer')), { person, author: person.id }),
    ],
    [
      'of an author who says to have another role',
      403,
      async () =>
        approve({
          ...bearer(await signInAs(lake.url, 'marketer')),
          'x-role': 'compliance',
          cookie: 'role=compliance',
        }),
    ],
  ])('%s is refused, and visitors get what they got', async (_how, status, attempt) => {
    const [before, tried] = [await shown(), await attempts()]
    const response = await attempt()
    expect(response.status).toBe(status)
    expect(await shown()).toEqual(before)
    expect((await people.read(id)).signatures).toEqual([])
    // Of somebody who is nobody there is no act to record; a person's is.
    expect(await attempts()).toBe(status === 401 ? tried : tried + 1)
  })
})

describe('an account that is gone', () => {
  it('keeps its name for ever, and its signature counts no more while it is shut out', async () => {
    await people.approve('compliance-1', id)
    await people.approve('compliance-2', id)
    const user = idOf('compliance-2')
    expect((await asAdmin(`users/${user}`, 'PATCH', { disabled: true })).status).toBe(200)
    expect((await add('compliance-2', 'Compliance 2')).status).toBe(422)
    const [before, tried] = [await shown(), await attempts()]
    expect((await people.publish('compliance-1', id)).status).toBe(403)
    expect(await shown()).toEqual(before)
    expect(await attempts()).toBe(tried + 1)
    expect((await asAdmin(`users/${user}`, 'PATCH', { disabled: false })).status).toBe(200)
  })

  it('deleted by hand and made anew is somebody else, whatever they are called', async () => {
    expect((await add('compliance-9', 'Compliance 9')).status).toBeLessThan(300)
    const first = idOf('compliance-9')
    const { contentHash } = await people.read(id)
    const sign = async () => {
      const token = await signInAs(lake.url, 'compliance-9', 'a-password-long-enough')
      const action = { actionType: 'lake.action.approval.approve', publishedId: id, contentHash }
      return fetch(`${lake.url}/v2026-05-04/data/actions/production`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ actions: [action] }),
      })
    }
    expect((await sign()).status).toBe(200)
    await people.approve('compliance-1', id)
    inDatabase((db) => {
      for (const table of ['session', 'sign_in', 'sign_in_step']) {
        db.prepare(`DELETE FROM ${table} WHERE user_id = ?`).run(first)
      }
      db.prepare('DELETE FROM user WHERE id = ?').run(first)
    })
    expect((await add('compliance-9', 'Compliance 9')).status).toBeLessThan(300)
    expect(idOf('compliance-9')).not.toBe(first)
    const [before, tried] = [await shown(), await attempts()]
    expect((await people.publish('compliance-1', id)).status).toBe(403)
    expect(await shown()).toEqual(before)
    expect(await attempts()).toBe(tried + 1)
    // Whoever has the name now signs as themselves, and the record tells the two apart.
    expect((await sign()).status).toBe(200)
    const signed = (await people.read(id)).decisions.filter(
      ({ kind, subject }) =>
        kind === 'approve' &&
        z.looseObject({ contentHash: z.string() }).parse(subject).contentHash === contentHash,
    )
    expect(new Set(signed.map((one) => z.looseObject({ id: z.string() }).parse(one['person']).id)).size).toBe(
      3,
    )
    expect((await people.publish('compliance-1', id)).status).toBe(200)
  })
})

it('documents that are brought in over HTTP wait for signatures as all others do', async () => {
  const [before, tried] = [await shown(), await attempts()]
  const imported = [
    { createIfNotExists: { _id: 'page-imported', _type: 'page', title: 'Imported' } },
    { createOrReplace: { _id: id, _type: id, lossPercentage: 1 } },
  ]
  const send = (query: string, token?: string) =>
    fetch(`${lake.url}/v2026-05-04/data/mutate/production?${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token ?? lake.client().config().token ?? ''}`,
      },
      body: JSON.stringify({ mutations: imported }),
    })
  for (const query of ['visibility=async', 'visibility=deferred', 'returnIds=true']) {
    expect((await send(query)).status).toBe(403)
  }
  expect((await send('visibility=sync', await people.tokenOf('admin'))).status).toBe(403)
  expect(await shown()).toEqual(before)
  expect(await attempts()).toBe(tried + 4)
  expect(await lake.client({ perspective: 'raw' }).getDocument('page-imported')).toBeUndefined()
})

it('a backup of before a signature brings nothing into force, and its log is whole', async () => {
  const before = await shown()
  const [backup, copy] = [join(folder, 'backup'), join(folder, 'copy')]
  expect((await makeBackup(lake.dataDir, backup)).output).toContain('Backup of')
  await people.approve('compliance-1', id)
  await people.approve('compliance-2', id)
  expect((await restoreBackup(backup, copy)).output).toContain('All hashes are right')
  const restored = await openTestLake({ DATA_DIR: copy })
  try {
    const there = approvalsOf(restored)
    expect((await there.read(id)).signatures).toEqual([])
    expect((await there.publish('compliance-1', id)).status).toBe(403)
    expect(await shown(restored)).toEqual(before)
    const raw = restored.client({ perspective: 'raw' })
    expect(await raw.fetch('count(*[_type == "approval.attempt"])')).toBe((await attempts()) + 1)
  } finally {
    await restored.close()
  }
  expect(await command(['verify'], copy)).toMatch(/no faults/)
})

it('a clock set back by a day between signature and publish moves nothing', async () => {
  const token = await signInAs(lake.url, 'compliance-2')
  await people.approve('compliance-1', id)
  await people.approve('compliance-2', id)
  const before = await shown()
  await lake.close()
  const back = await startTestLake({
    DATA_DIR: lake.dataDir,
    ...preloaded('clock'),
    CLOCK_SHIFT_MS: String(-86_400_000),
  })
  try {
    const there = approvalsOf(back)
    // An edit whose time lies before the signatures comes after them all the same.
    await draft(there)
    const tried = z
      .number()
      .parse(await back.client({ perspective: 'raw' }).fetch('count(*[_type == "approval.attempt"])'))
    expect((await there.publish('compliance-1', id)).status).toBe(403)
    expect(await shown(back)).toEqual(before)
    expect(await back.client({ perspective: 'raw' }).fetch('count(*[_type == "approval.attempt"])')).toBe(
      tried + 1,
    )
    // A proof of identity of the future is none.
    const { contentHash } = await there.read(id)
    const response = await fetch(`${back.url}/v2026-05-04/data/actions/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        actions: [{ actionType: 'lake.action.approval.approve', publishedId: id, contentHash }],
      }),
    })
    expect(await response.json()).toMatchObject({ type: 'proofError' })
  } finally {
    await back.close()
    await lake.start()
  }
  expect(await command(['verify'], lake.dataDir)).toMatch(/no faults/)
})
