import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeRobot } from '#lake/access/authenticate.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { approvalsOf, type Signer } from '#tests/support/lake/approvals.ts'
import { readToken, type TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { handOver, minute, servedBatch, servedGap, servedPage } from '#tests/support/served/hand-over.ts'

/** One list of what happened (record 98). */

let lake: TestLake
let people: ReturnType<typeof approvalsOf>

const figure = 'riskWarning'
const draft = (lossPercentage: number, person: Signer = 'compliance-1') =>
  people.mutate(person, {
    createOrReplace: { _id: `drafts.${figure}`, _type: figure, lossPercentage, source: '=Worksheet' },
  })

const rowSchema = z.looseObject({
  kind: z.string(),
  time: z.iso.datetime(),
  who: z.object({ id: z.string(), name: z.string() }).nullable(),
  act: z.string(),
  document: z.looseObject({ id: z.string(), title: z.string().nullable() }).nullable(),
  position: z.number().nullable(),
  hash: z.string().nullable(),
})
const listSchema = z.object({ rows: z.array(rowSchema), cursor: z.string().nullable() })
const refusal = z.looseObject({ statusCode: z.int(), message: z.string() })

const ask = async (
  query: Readonly<Record<string, string>>,
  token: Signer | 'reader' | 'nobody' = 'admin',
  path = '',
) => {
  const own = token === 'nobody' ? undefined : token === 'reader' ? readToken : await people.tokenOf(token)
  return fetch(`${lake.url}/record/production/acts${path}?${new URLSearchParams(query)}`, {
    headers: own === undefined ? {} : { authorization: `Bearer ${own}` },
  })
}
const list = async (query: Readonly<Record<string, string>> = {}, token?: Signer | 'reader') =>
  listSchema.parse(await (await ask({ limit: '500', ...query }, token)).json())
const told = async (query: Readonly<Record<string, string>> = {}, token?: Signer | 'reader') =>
  (await list(query, token)).rows.map(({ act, who, document }) =>
    [act, who?.name, document?.id].filter((part) => part !== undefined).join(' '),
  )
const idOf = async (name: string) => {
  const users = z
    .array(z.looseObject({ id: z.string(), name: z.string() }))
    .parse(await (await people.manage('users')).json())
  return users.find((user) => user.name === name)?.id ?? ''
}

beforeAll(async () => {
  lake = await openTestLake()
  people = approvalsOf(lake)
  await lake.client().create({ _id: figure, _type: figure, lossPercentage: 70 })
  await lake.client().create({ _id: 'contact', _type: 'contact', email: 'desk@example.com' })
  await people.act('admin', { actionType: 'lake.action.approval.seed', reason: 'To begin with.' })
  await draft(71)
  await draft(72)
  await people.ask('compliance-1', figure, { ticket: 'REG-12' })
  await people.publish('compliance-1', figure)
  await people.publish('marketer', figure)
  await people.approve('compliance-2', figure, { comment: 'As computed.' })
  await people.approve('admin', figure)
  await people.publish('compliance-1', figure)
  await people.mutate('marketer', { delete: { id: figure } })
  await people.mutate('marketer', {
    create: { _id: 'drafts.page-de-x', _type: 'page', language: 'de', path: '/x', title: 'Über uns' },
  })
  await people.act('compliance-1', {
    actionType: 'sanity.action.release.create',
    releaseId: 'spring',
    metadata: { title: 'Spring' },
  })
  await people.act('compliance-1', {
    actionType: 'sanity.action.document.version.create',
    publishedId: 'page-de-y',
    document: { _id: 'versions.spring.page-de-y', _type: 'page', language: 'de', path: '/y', title: 'Y' },
  })
  await expect(signInAs(lake.url, 'marketer', 'not the password')).rejects.toThrow('422')
  await handOver(
    lake,
    servedBatch([servedPage(1, 0, 'eins'), servedPage(2, 30, 'zwei'), servedGap(3, 40, 45)]),
  )
})
afterAll(() => lake.stop())

describe('the list', () => {
  it('has what happened, newest first, with who, what and why', async () => {
    expect(await told({ document: figure })).toEqual([
      'write.refused Marketer riskWarning',
      'published Compliance 1 riskWarning',
      'approval.approved Administrator riskWarning',
      'approval.approved Compliance 2 riskWarning',
      'write.refused Marketer riskWarning',
      'approval.lacking Compliance 1 riskWarning',
      'approval.asked Compliance 1 riskWarning',
      'edited Compliance 1 riskWarning',
      'edited Compliance 1 riskWarning',
      'approval.seeded Administrator riskWarning',
      `published ${writeRobot.name} riskWarning`,
    ])
  })

  it('names fields, signatures with what was said, reasons and the place in the chain', async () => {
    const { rows } = await list({ document: figure, kind: 'log' })
    expect(rows.find(({ act }) => act === 'published')).toMatchObject({
      fields: ['lossPercentage', 'source'],
      document: { ids: [figure, `drafts.${figure}`], type: figure },
      signatures: [
        { name: 'Compliance 2', role: 'compliance', comment: 'As computed.' },
        { name: 'Administrator', role: 'administrator', comment: null },
      ],
      isSeed: false,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(rows.find(({ act }) => act === 'approval.asked')).toMatchObject({
      reason: 'A new figure.',
      detail: { about: 'publish', ticket: 'REG-12' },
    })
    expect(rows.at(-1)).toMatchObject({ signatures: [], isSeed: true })
    const [newest] = (await list({ kind: 'log', limit: '1' })).rows
    const entries = await fetch(`${lake.url}/record/production/checkpoint`)
    expect((await entries.text()).split('\n')[1]).toBe(String(newest?.position))
  })

  it('has what rules refused, in their words', async () => {
    const { rows } = await list({ kind: 'refused' })
    expect(rows).toMatchObject([
      {
        who: { name: 'Marketer' },
        document: { id: figure, type: figure },
        detail: { tried: 'mutation' },
        reason: expect.stringContaining('The role Marketer may not'),
        position: null,
        hash: null,
      },
      {
        detail: { tried: 'document.publish' },
        reason: expect.stringContaining('may not publish "riskWarning"'),
      },
    ])
  })

  it('has people and sign-ins for an administrator', async () => {
    expect(await told({ kind: 'sign-in', act: 'sign-in.refused' })).toEqual(['sign-in.refused Marketer'])
    const [first] = (await list({ kind: 'sign-in', act: 'sign-in.refused' })).rows
    expect(first).toMatchObject({ detail: { from: expect.any(String), browser: expect.any(String) } })
    const acts = new Set((await list()).rows.map(({ kind }) => kind))
    expect([...acts].toSorted()).toEqual(['log', 'people', 'refused', 'sign-in'])
    expect((await list({ act: 'user.add' })).rows[0]).toMatchObject({
      kind: 'people',
      subject: { name: expect.any(String) },
    })
  })

  it('has pages as served where they are asked for, gaps among them', async () => {
    const { rows } = await list({ kind: 'served' })
    expect(rows.map(({ act, time }) => [act, time])).toEqual([
      ['served.gap', minute(40)],
      ['served', minute(30)],
      ['served', minute(0)],
    ])
    expect(rows[1]).toMatchObject({ address: '/de/fees', language: 'de', position: 2 })
    expect((await told({ address: '/de/fees', document: figure })).slice(-3)).toHaveLength(3)
    expect((await list({ address: '/en/none' })).rows.map(({ act }) => act)).toEqual(['served.gap'])
    expect((await list({ kind: 'served', until: minute(29) })).rows).toHaveLength(1)
  })
})

describe('a filter', () => {
  it('by person, type, language, act and time leaves what it says', async () => {
    const marketer = await idOf('marketer')
    expect(await told({ person: marketer, kind: 'log' })).toEqual(['created Marketer page-de-x'])
    expect(await told({ type: 'page' })).toEqual([
      'created Compliance 1 page-de-y',
      'created Marketer page-de-x',
    ])
    expect(await told({ language: 'de', kind: 'log' })).toEqual(await told({ type: 'page', kind: 'log' }))
    expect(await told({ act: 'release.created,approval.asked' })).toEqual([
      'release.created Compliance 1 _.releases.spring',
      'approval.asked Compliance 1 riskWarning',
    ])
    const { rows } = await list({ kind: 'log' })
    const at = rows[3]?.time ?? ''
    const later = await list({ kind: 'log', from: at })
    const earlier = await list({ kind: 'log', until: at })
    expect(later.rows.every(({ time }) => time >= at)).toBe(true)
    expect(earlier.rows.every(({ time }) => time <= at)).toBe(true)
    const both = rows.filter(({ time }) => time === at).length
    expect(later.rows.length + earlier.rows.length).toBe(rows.length + both)
    expect(await told({ document: `drafts.${figure}` })).toEqual(await told({ document: figure }))
    expect(await told({ person: 'nobody' })).toEqual([])
  })

  it.each(['1', '2', '7'])('is read on by its cursor, %s at a time, every row once', async (limit) => {
    const whole = await list()
    const pages: unknown[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: z.infer<typeof listSchema> = await list({ limit, ...(cursor !== '' && { cursor }) })
      expect(page.rows.length).toBeLessThanOrEqual(Number(limit))
      pages.push(...page.rows)
      cursor = page.cursor
    }
    expect(pages).toEqual(whole.rows)
  })

  it('offers what is on record', async () => {
    const answer: unknown = await (await ask({}, 'marketer', '/facets')).json()
    expect(answer).toMatchObject({
      people: expect.arrayContaining([{ id: await idOf('marketer'), name: 'Marketer' }]),
      types: expect.arrayContaining(['page', figure]),
      languages: ['de'],
    })
  })
})

describe('a file', () => {
  it('of CSV has every row, and nothing a spreadsheet would reckon with', async () => {
    await people.ask('compliance-1', figure)
    await draft(73)
    await people.ask('compliance-1', figure, { reason: '=HYPERLINK("http://x")' })
    const answer = await ask({ format: 'csv' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="record-production-.+\.csv"$/,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const { data, errors } = Papa.parse<Record<string, string>>(bytes.subarray(3).toString(), {
      header: true,
      skipEmptyLines: true,
    })
    expect(errors).toEqual([])
    const { rows } = await list()
    expect(data.map(({ time, act }) => [time, act])).toEqual(rows.map(({ time, act }) => [time, act]))
    expect(data.map(({ reason }) => reason)).toContain(`'=HYPERLINK("http://x")`)
    expect(data.find(({ act }) => act === 'created')).toMatchObject({ title: 'Y', language: 'de' })
    expect(data.flatMap((row) => Object.values(row)).filter((cell) => /^[=+@-]/.test(cell))).toEqual([])
  })

  it('of JSON is the list, and of nothing an empty one', async () => {
    const answer = await ask({ format: 'json', kind: 'log' })
    expect(answer.headers.get('content-disposition')).toMatch(/\.json"$/)
    expect(await answer.json()).toEqual((await list({ kind: 'log' })).rows)
    expect(await (await ask({ format: 'json', person: 'nobody' })).json()).toEqual([])
    expect((await (await ask({ format: 'csv', person: 'nobody' })).text()).trim().split('\n')).toHaveLength(1)
  })
})

describe('an entry', () => {
  it('tells what it changed, the first edit from what was published', async () => {
    const { rows } = await list({ document: figure, act: 'edited' })
    const first = rows.at(-1)
    const answer = await ask({ document: figure }, 'admin', `/${first?.position}`)
    expect(await answer.json()).toMatchObject({
      position: first?.position,
      changes: [
        {
          id: `drafts.${figure}`,
          before: { _id: figure, lossPercentage: 70 },
          after: { lossPercentage: 71 },
        },
      ],
    })
  })

  it.each([
    ['/0', { document: figure }, 400, /position of an entry/],
    ['/x', { document: figure }, 400, /position of an entry/],
    ['/1', {}, 400, /"document" must be/],
    ['/99999', { document: figure }, 404, /has no entry 99999; its newest is/],
  ])('%s with %j is %i', async (path, query, status, sentence) => {
    const answer = refusal.parse(await (await ask(query, 'admin', path)).json())
    expect(answer).toMatchObject({ statusCode: status, message: expect.stringMatching(sentence) })
  })
})

describe('who may read', () => {
  it('is who has a token; people and sign-ins are administrators’', async () => {
    expect((await ask({}, 'nobody')).status).toBe(401)
    expect((await ask({}, 'nobody', '/facets')).status).toBe(401)
    expect((await ask({ document: figure }, 'nobody', '/1')).status).toBe(401)
    for (const token of ['marketer', 'reader'] as const) {
      const kinds = new Set((await list({}, token)).rows.map(({ kind }) => kind))
      expect([...kinds].toSorted()).toEqual(['log', 'refused'])
      for (const query of [{ kind: 'people' }, { kind: 'sign-in' }, { act: 'published,user.role' }]) {
        const answer = refusal.parse(await (await ask(query, token)).json())
        expect(answer).toMatchObject({ statusCode: 403, message: expect.stringContaining('Administrator') })
      }
    }
    expect((await ask({}, 'marketer')).headers.get('cache-control')).toBe('private, no-store')
  })
})

it.each<[Record<string, string>, RegExp]>([
  [{ from: '2026-03-03T10:00:00' }, /"from" has no zone/],
  [{ until: 'yesterday' }, /"until" must be an instant with a zone/],
  [{ from: '2999-01-01T00:00:00Z' }, /"from" lies in the future/],
  [{ kind: 'all' }, /"kind" must be/],
  [{ act: 'printed' }, /"act" has "printed"/],
  [{ limit: '0' }, /"limit" must be 1 to 500/],
  [{ limit: '501' }, /"limit" must be 1 to 500/],
  [{ limit: 'x' }, /"limit" is no count/],
  [{ cursor: 'x' }, /"cursor" must be/],
  [{ format: 'xml' }, /"format" must be/],
  [{ user: 'x' }, /"user" is not known/],
  [{ address: 'de/fees' }, /"address" must be/],
])('%j is refused with a sentence', async (query, sentence) => {
  const answer = refusal.parse(await (await ask(query)).json())
  expect(answer).toMatchObject({ statusCode: 400, message: expect.stringMatching(sentence) })
})

it('is built anew from a log of an earlier version, the same', async () => {
  const before = (await list({ kind: 'log' })).rows
  await lake.whileAway(async () => {
    const db = new DatabaseSync(join(lake.dataDir, 'lake', 'lake.sqlite'))
    for (const table of ['act', 'act_text', 'act_place']) db.exec(`DELETE FROM ${table}`)
    db.close()
  })
  expect((await list({ kind: 'log' })).rows).toEqual(before)
})
