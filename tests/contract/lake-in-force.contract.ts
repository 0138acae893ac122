import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentHash } from '#lake/approvals/subject.ts'
import { openStream } from '#tests/support/event-stream.ts'
import { appendEntry } from '#tests/support/lake/append-entry.ts'
import { startHookReceiver } from '#tests/support/lake/hook-receiver.ts'
import { anonymousClient, readToken, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

const api = (lake: TestLake, path: string, token: string, init: RequestInit = {}) =>
  fetch(`${lake.url}/v2026-05-04/data/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })

const seedAct = (lake: TestLake, token = writeToken) =>
  api(lake, 'actions/production', token, {
    method: 'POST',
    body: JSON.stringify({
      actions: [{ actionType: 'lake.action.approval.seed', reason: 'To begin with.' }],
    }),
  })

const actSchema = z.object({
  reason: z.string(),
  person: z.object({ id: z.string(), name: z.string(), role: z.string() }),
  documents: z.array(z.object({ publishedId: z.string(), contentHash: z.string().regex(/^[0-9a-f]{64}$/) })),
})

const actOf = async (lake: TestLake) =>
  actSchema
    .nullable()
    .parse(await lake.client({ perspective: 'raw' }).fetch('*[_id == "_.approvals.seed"][0]'))

const warning = (lossPercentage: number) => ({ _id: 'riskWarning', _type: 'riskWarning', lossPercentage })

/** Changes the database of a lake that does not run, past every check. */
function byHand(lake: TestLake, sql: string): void {
  const db = new DatabaseSync(join(lake.dataDir, 'lake', 'lake.sqlite'))
  db.exec(sql)
  db.close()
}

describe('the act "seed"', () => {
  let lake: TestLake
  beforeAll(async () => {
    lake = await openTestLake()
    await lake.client().create(warning(71))
    await lake.client().create({ _id: 'page-en-a', _type: 'page', title: 'A' })
  })
  afterAll(() => lake.stop())

  it('is an administrator’s alone, and takes a reason', async () => {
    expect((await seedAct(lake, readToken)).status).toBe(403)
    const withoutReason = await api(lake, 'actions/production', writeToken, {
      method: 'POST',
      body: JSON.stringify({ actions: [{ actionType: 'lake.action.approval.seed' }] }),
    })
    expect(withoutReason.status).toBe(400)
    expect(await actOf(lake)).toBeNull()
  })

  it('covers what is published and needs somebody, and is an entry of the log with its person and reason', async () => {
    expect((await seedAct(lake)).status).toBe(200)
    const act = await actOf(lake)
    expect(act?.documents.map(({ publishedId }) => publishedId)).toEqual(['riskWarning'])
    expect(act).toMatchObject({ reason: 'To begin with.', person: { role: 'administrator' } })
    const told = await api(lake, 'history/production/transactions/_.approvals.seed', writeToken)
    expect(await told.json()).toMatchObject({ documentIDs: ['_.approvals.seed'] })
  })

  it('is done once: a second time it changes nothing', async () => {
    const before = await actOf(lake)
    await lake.client().create({ _id: 'drafts.contact', _type: 'contact', email: 'a@example.com' })
    expect((await seedAct(lake)).status).toBe(200)
    expect(await actOf(lake)).toEqual(before)
  })
})

describe('a lake from before there were approvals', () => {
  it('does the act when it is opened, for what is published there', async () => {
    const lake = await openTestLake()
    try {
      await lake.client().create(warning(72))
      await lake.client().create({ ...warning(73), _id: 'drafts.riskWarning' })
      await lake.close()
      byHand(lake, 'UPDATE dataset SET seed_due = 1')
      await lake.start()
      const act = await actOf(lake)
      expect(act?.documents.map(({ publishedId }) => publishedId)).toEqual(['riskWarning'])
      expect(act).toMatchObject({
        person: { id: '<system>' },
        reason: 'It was published before this lake had approvals.',
      })
      await lake.close()
      await lake.start()
      expect(await actOf(lake)).toEqual(act)
    } finally {
      await lake.stop()
    }
  })
})

const signers = [
  { id: 'c1', name: 'Compliance 1', role: 'compliance' },
  { id: 'c2', name: 'Compliance 2', role: 'compliance' },
] as const

type Content = { _type: string } & Record<string, unknown>

/** Writes a request and both signatures for a content, each in an entry of its person. */
function agreeTo(lake: TestLake, publishedId: string, content: Content, act = 'publish'): void {
  const subject = { publishedId, act, contentHash: contentHash(content, () => undefined) }
  for (const [at, person] of [signers[0], ...signers].entries()) {
    const kind = at === 0 ? 'ask' : 'approve'
    appendEntry(lake, {
      author: person.id,
      documents: {
        [`_.approvals.${publishedId}-${subject.contentHash.slice(0, 8)}-${act}-${at}`]: {
          _type: at === 0 ? 'approval.request' : 'approval.decision',
          kind,
          subject,
          person,
          ...(at === 0 ? { reason: 'a new figure' } : {}),
        },
      },
      causes: [{ action: `approval.${kind}`, publishedId }],
    })
  }
}

/** A lake with a figure approved by the act "seed", and pages. */
async function seededLake(): Promise<TestLake> {
  const lake = await openTestLake()
  await lake.client().create(warning(71))
  await lake.client().create({
    _id: 'page-en-a',
    _type: 'page',
    title: 'A',
    figure: { _type: 'reference', _ref: 'riskWarning' },
  })
  expect((await seedAct(lake)).status).toBe(200)
  return lake
}

const figure = '*[_id == "riskWarning"][0].lossPercentage'

/** What visitors get: without a token, with one, and in a query process. */
async function inForceFigures(lake: TestLake, query = figure): Promise<unknown[]> {
  const costly = `[${query}, count(*[_type in ["page", "riskWarning"] && pt::text(blocks) match "no such word*"])][0]`
  const clients = [anonymousClient(lake), lake.client()].map((client) =>
    client.withConfig({ perspective: ['inForce'] }),
  )
  return Promise.all(clients.flatMap((client) => [client.fetch(query), client.fetch(costly)]))
}

const alarms = async (lake: TestLake) => {
  const authorization = `Bearer ${lake.client().config().token ?? ''}`
  const answer = await fetch(`${lake.url}/healthz`, { headers: { authorization } })
  const health = z
    .object({ parts: z.object({ approvals: z.string() }), reasons: z.array(z.string()) })
    .parse(await answer.json())
  return { status: answer.status, state: health.parts.approvals, reasons: health.reasons }
}

/** The same from each of the four. */
const four = (value: unknown) => [value, value, value, value]

const well = { status: 200, state: 'ok', reasons: [] }

/** The percentages of two documents read by id. */
const readById = async (lake: TestLake, query: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${lake.url}/v2026-05-04/data/doc/production/riskWarning,contact?${query}`, {
    headers,
  })
  const shape = z.object({ documents: z.array(z.object({ lossPercentage: z.number().optional() })) })
  return shape.parse(await answer.json()).documents.map(({ lossPercentage }) => lossPercentage)
}

const statusOf = async (lake: TestLake, query: string) =>
  (await fetch(`${lake.url}/v2026-05-04/data/query/production?query=1&${query}`)).status

describe('the perspective inForce', () => {
  let lake: TestLake
  beforeAll(async () => {
    lake = await seededLake()
  })
  afterAll(() => lake.stop())

  /** Restarts the lake after what is done past its checks. */
  const past = async (work: () => void) => {
    await lake.close()
    work()
    await lake.start()
  }

  it('is what is published while that is approved, by its references too, and nothing of drafts', async () => {
    await lake.client().create({ ...warning(99), _id: 'drafts.riskWarning' })
    expect(await inForceFigures(lake)).toEqual(four(71))
    expect(await inForceFigures(lake, '*[_type == "page"][0].figure->lossPercentage')).toEqual(four(71))
    expect(await inForceFigures(lake, 'count(*[_id in path("_.approvals.**")])')).toEqual(four(0))
    expect(await alarms(lake)).toEqual(well)
  })

  it('follows documents of other types at once', async () => {
    await lake.client().patch('page-en-a').set({ title: 'B' }).commit()
    expect(await inForceFigures(lake, '*[_type == "page"][0].title')).toEqual(four('B'))
    await lake.client().create({ _id: 'page-en-b', _type: 'page', title: 'C' })
    expect(await inForceFigures(lake, 'count(*[_type == "page"])')).toEqual(four(2))
  })

  it('keeps the figure approved while another is published past the checks, with an alarm', async () => {
    await past(() => {
      appendEntry(lake, { author: 'm1', documents: { riskWarning: warning(12) } })
    })
    expect(await lake.client().fetch(figure)).toBe(12)
    expect(await inForceFigures(lake)).toEqual(four(71))
    expect(await inForceFigures(lake, '*[lossPercentage < 20]')).toEqual(four([]))
    const { status, state, reasons } = await alarms(lake)
    expect({ status, state }).toEqual({ status: 200, state: 'alarm' })
    expect(reasons).toEqual([
      expect.stringMatching(
        /^"riskWarning" was published by m1 .* without what its policy asks: 2 signatures, 1 of compliance\. Visitors get its revision /,
      ),
    ])
    expect(lake.output()).toContain('published but not in force')
  })

  it('takes what two agreed to, also where they did after it was published', async () => {
    await past(() => agreeTo(lake, 'riskWarning', warning(12)))
    expect(await inForceFigures(lake)).toEqual(four(12))
    expect(await alarms(lake)).toEqual(well)
    await past(() => {
      agreeTo(lake, 'riskWarning', warning(13))
      appendEntry(lake, { author: 'm1', documents: { riskWarning: warning(13) } })
    })
    expect(await inForceFigures(lake)).toEqual(four(13))
    expect(await alarms(lake)).toEqual(well)
  })

  it('is not brought back to an older figure by its old signatures, nor taken away by nobody', async () => {
    await past(() => {
      appendEntry(lake, { author: 'm1', documents: { riskWarning: warning(12) } })
    })
    expect(await inForceFigures(lake)).toEqual(four(13))
    await past(() => {
      appendEntry(lake, { author: 'm1', documents: { riskWarning: null } })
    })
    expect(await lake.client().fetch(figure)).toBeNull()
    expect(await inForceFigures(lake)).toEqual(four(13))
    expect((await alarms(lake)).reasons).toEqual([
      expect.stringContaining('"riskWarning" was taken away by m1'),
    ])
  })

  it('has nothing of a document nobody agreed to, nor of one that changed its type to get round that', async () => {
    await past(() => {
      appendEntry(lake, {
        author: 'm1',
        documents: { contact: { _type: 'contact', email: 'x@example.com' } },
      })
      appendEntry(lake, { author: 'm1', documents: { riskWarning: { _type: 'page', lossPercentage: 1 } } })
    })
    expect(await inForceFigures(lake, '*[_type == "contact"]')).toEqual(four([]))
    expect(await inForceFigures(lake)).toEqual(four(13))
  })

  it('reads a document by its id in the same way', async () => {
    expect(await readById(lake, 'perspective=inForce')).toEqual([13])
    expect(await readById(lake, 'perspective=inForce', { authorization: `Bearer ${writeToken}` })).toEqual([
      13,
    ])
    expect(await readById(lake, '')).toEqual([1, undefined])
  })

  it('tells the past: what visitors got at each instant', async () => {
    const entries = z.array(z.object({ _updatedAt: z.string(), lossPercentage: z.number() }))
    const now = await lake.client({ perspective: ['inForce'] }).fetch('*[_type == "riskWarning"]')
    const [stands] = entries.parse(now)
    const asOf = async (instant: string) => {
      const url = `${lake.url}/v2026-05-04/data/query/production?query=${encodeURIComponent(figure)}&perspective=inForce&asOf=${instant}`
      const answer = await fetch(url, { headers: { authorization: `Bearer ${writeToken}` } })
      expect(answer.status).toBe(200)
      return z.object({ result: z.unknown() }).parse(await answer.json()).result
    }
    expect(await asOf(stands?._updatedAt ?? '')).toBe(13)
    expect(await asOf(new Date().toISOString())).toBe(13)
    const before = new Date(Date.parse(stands?._updatedAt ?? '') - 1).toISOString()
    expect(await asOf(before)).toBe(12)
    expect(await asOf('2020-01-01T00:00:00Z')).toBeNull()
  })

  it('is refused with others, and for a past without a token', async () => {
    expect(await statusOf(lake, 'perspective=inForce')).toBe(200)
    expect(await statusOf(lake, 'perspective=inForce,drafts')).toBe(400)
    expect(await statusOf(lake, `perspective=inForce&asOf=${new Date().toISOString()}`)).toBe(401)
  })
})

describe('the perspective of one proposal', () => {
  let lake: TestLake
  beforeAll(async () => {
    lake = await seededLake()
  })
  afterAll(() => lake.stop())

  const proposed = (id: string, query: string) =>
    lake.client({ perspective: [`proposed:${id}`] }).fetch<unknown>(query)
  const title = '*[_type == "page"][0].title'

  it('is what is in force with this draft, and nothing of other drafts', async () => {
    expect(await proposed('riskWarning', figure)).toBe(71)
    await lake.client().create({ ...warning(64), _id: 'drafts.riskWarning' })
    const page = await lake.client().getDocument('page-en-a')
    await lake.client().create({ ...page, _id: 'drafts.page-en-a', _type: 'page', title: 'Drafted' })
    expect(await proposed('riskWarning', figure)).toBe(64)
    expect(await proposed('riskWarning', '*[lossPercentage < 70]._id')).toEqual(['riskWarning'])
    expect(await proposed('riskWarning', title)).toBe('A')
    expect([await proposed('page-en-a', title), await proposed('page-en-a', figure)]).toEqual(['Drafted', 71])
  })

  it('follows the draft, and what is in force once that is gone', async () => {
    await lake.client().patch('drafts.riskWarning').set({ lossPercentage: 63 }).commit()
    expect(await proposed('riskWarning', figure)).toBe(63)
    await lake.client().delete('drafts.riskWarning')
    expect(await proposed('riskWarning', figure)).toBe(71)
  })

  it('needs a token, and the id of a document', async () => {
    expect(await statusOf(lake, 'perspective=proposed:riskWarning')).toBe(401)
    await expect(proposed('a b', figure)).rejects.toThrow('Invalid perspective')
    await expect(
      lake.client({ perspective: ['proposed:riskWarning', 'drafts'] }).fetch(figure),
    ).rejects.toThrow('Invalid perspective')
  })
})

describe('a database edited by hand', () => {
  it('shows visitors what was approved, with an alarm', async () => {
    const lake = await seededLake()
    try {
      await lake.close()
      byHand(
        lake,
        `UPDATE document SET body = json_set(body, '$.lossPercentage', 5) WHERE id = 'riskWarning'`,
      )
      await lake.start()
      expect(await lake.client().fetch(figure)).toBe(5)
      expect(await inForceFigures(lake)).toEqual([71, 71, 71, 71])
      expect((await alarms(lake)).reasons).toEqual([
        expect.stringMatching(
          /^What the database holds as published of "riskWarning" is not what its log holds/,
        ),
      ])
      expect(lake.output()).toContain('published but not in force')

      await lake.close()
      byHand(lake, `DELETE FROM document WHERE id = 'riskWarning'`)
      await lake.start()
      expect(await inForceFigures(lake)).toEqual([71, 71, 71, 71])

      await lake.close()
      byHand(
        lake,
        `DROP TRIGGER payload_no_update; UPDATE payload SET body = replace(body, '"lossPercentage":71', '"lossPercentage":6')`,
      )
      await lake.start()
      expect(await inForceFigures(lake)).toEqual([null, null, null, null])
      expect((await alarms(lake)).reasons).toEqual([
        expect.stringMatching(/^An entry of the log about "riskWarning" was changed after it was written/),
      ])
    } finally {
      await lake.stop()
    }
  })
})

const hookBody = z.object({ documents: z.array(z.object({ _id: z.string(), operation: z.string() })) })

const sequenceOf = async (lake: TestLake) =>
  z
    .object({ sequence: z.number() })
    .parse(await (await fetch(`${lake.url}/v2026-05-04/data/sequence/production`)).json()).sequence

/** Tags of what the lake answers with, for visitors. */
const tagsOf = async (lake: TestLake, query: string) =>
  (
    await anonymousClient(lake)
      .withConfig({ perspective: ['inForce'] })
      .fetch(query, {}, { filterResponse: false })
  ).syncTags ?? []

describe('what the site is told', () => {
  it('is what comes into force, not what is published before anybody agreed', async () => {
    const site = await startHookReceiver()
    const lake = await openTestLake({ SITE_URL: site.url })
    const told = () => site.received.map(({ body }) => hookBody.parse(JSON.parse(body)).documents)
    const stream = await openStream(`${lake.url}/v2026-05-04/data/live/events/production`)
    const eventsWith = (tags: readonly string[]) =>
      stream.events.filter(({ data }) => tags.some((tag) => JSON.stringify(data).includes(tag)))
    try {
      const ofWarning = await tagsOf(lake, '*[_type == "riskWarning"]')
      const ofPages = await tagsOf(lake, '*[_type == "page"]')
      expect(ofWarning).toHaveLength(1)
      await lake.client().create(warning(71))
      await lake.client().create({ _id: 'page-en-a', _type: 'page', title: 'A' })
      expect(told()).toEqual([[expect.objectContaining({ _id: 'page-en-a', operation: 'create' })]])
      await stream.until(() => eventsWith(ofPages).length > 0)
      expect(eventsWith(ofWarning)).toEqual([])
      expect(await sequenceOf(lake)).toBe(2)

      await seedAct(lake)
      expect(told().slice(1)).toEqual([
        [expect.objectContaining({ _id: 'riskWarning', operation: 'create' })],
      ])
      await stream.until(() => eventsWith(ofWarning).length === 1)
      expect(await sequenceOf(lake)).toBe(3)

      // Whoever was away is told the same.
      const late = await openStream(`${lake.url}/v2026-05-04/data/live/events/production`, {
        'last-event-id': '0',
      })
      await late.until((events) => events.some(({ id, event }) => id === '3' && event === 'message'))
      const isTold = (id: string, tags: readonly string[]) =>
        late.events.some((one) => one.id === id && tags.some((tag) => JSON.stringify(one.data).includes(tag)))
      expect([isTold('1', ofWarning), isTold('2', ofPages), isTold('3', ofWarning)]).toEqual([
        false,
        true,
        true,
      ])
      late.close()
    } finally {
      stream.close()
      await lake.stop()
      await site.stop()
    }
  })
})

describe('what nobody signed', () => {
  it('is told with a token, until it is signed as it stands', async () => {
    const lake = await seededLake()
    const read = async (token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      return fetch(`${lake.url}/v2026-05-04/data/in-force/production`, { headers })
    }
    try {
      expect((await read()).status).toBe(401)
      expect(await (await read(readToken)).json()).toEqual({
        isSeeded: true,
        bySeed: ['riskWarning'],
        alarms: [],
      })
      await lake.close()
      agreeTo(lake, 'riskWarning', warning(71))
      await lake.start()
      expect(await (await read(readToken)).json()).toMatchObject({ bySeed: [], alarms: [] })
      expect(await inForceFigures(lake)).toEqual(four(71))
    } finally {
      await lake.stop()
    }
  })
})
