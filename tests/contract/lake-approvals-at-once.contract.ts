import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { letThrough, type ModelEntry } from '#tests/support/lake/approval-model.ts'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { exactSample } from '#tests/support/hostile/seed.ts'
import { isSweep } from '#tests/support/sample.ts'

/**
 * Edits, requests, signatures, refusals, publishes, schedules and role changes at the same time: whatever their
 * order, nothing is published that lacks its signatures, and what is published is in force.
 */

const rounds = isSweep ? 1_000 : 80
const id = 'riskWarning'

let lake: TestLake
let people: ReturnType<typeof approvalsOf>
let changing = ''
const roles: { from: number; held: ReadonlySet<string> }[] = []
let held = 'compliance'

const figure = fc.integer({ min: 1, max: 4 })
/** Two who write and two who never do: otherwise all were authors in the end, and nobody could sign. */
const writer = fc.constantFrom('marketer' as const, 'compliance-1' as const)
const signer = fc.constantFrom('compliance-1' as const, 'compliance-2' as const, 'admin' as const)
const role = fc.constantFrom('compliance', 'marketer', 'viewer')
const delay = fc.integer({ min: 0, max: 6 })

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), delay, person: writer, figure }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('ask' as const), delay, person: signer }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('approve' as const), delay, person: signer }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse' as const), delay, person: signer }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), delay, person: signer }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('publish' as const), delay, person: signer }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('overwrite' as const), delay, person: signer, figure }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('role' as const), delay, role }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('schedule' as const), delay, figure }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const round = fc.record({
  /** First, in order: an edit, a request and so many of three signatures. */
  led: fc.option(fc.record({ figure, person: writer, signatures: fc.integer({ min: 0, max: 3 }) }), {
    freq: 3,
  }),
  steps: fc.array(step, { minLength: 3, maxLength: 8 }),
})

beforeAll(async () => {
  lake = await openTestLake()
  people = approvalsOf(lake)
  await lake.client().create({ _id: id, _type: id, lossPercentage: 70 })
  await people.act('admin', { actionType: 'lake.action.approval.seed', reason: 'To begin with.' })
  changing = (await compliance2()).id
})
afterAll(() => lake.stop())

const users = z.array(z.object({ id: z.string(), name: z.string(), role: z.string() }))
const compliance2 = async () => {
  const found = users
    .parse(await (await people.manage('users')).json())
    .find(({ name }) => name === 'compliance-2')
  if (found === undefined) throw new Error('there is no second person of compliance')
  return found
}
const giveRole = (given: string) =>
  people.manage(`users/${changing}`, { method: 'PATCH', body: JSON.stringify({ role: given }) })

const edit = (person: 'marketer' | 'compliance-1', lossPercentage: number) =>
  people.mutate(person, { createOrReplace: { _id: `drafts.${id}`, _type: id, lossPercentage } })

let releases = 0
async function schedule(lossPercentage: number): Promise<Response> {
  releases += 1
  const releaseId = `r${releases}`
  await people.act(
    'compliance-1',
    { actionType: 'sanity.action.release.create', releaseId, metadata: { title: releaseId } },
    {
      actionType: 'sanity.action.document.version.create',
      publishedId: id,
      document: { _id: `versions.${releaseId}.${id}`, _type: id, lossPercentage },
    },
  )
  const publishAt = new Date(Date.now() + 20).toISOString()
  return people.act('compliance-1', {
    actionType: 'sanity.action.release.schedule',
    releaseId,
    publishAt,
  })
}

const take = (one: Step, seen: string): Promise<Response> => {
  switch (one.kind) {
    case 'edit':
      return edit(one.person, one.figure)
    case 'ask':
      return people.ask(one.person, id)
    case 'approve':
      return people.approve(one.person, id, one.delay % 2 === 0 ? { contentHash: seen } : {})
    case 'refuse':
      return people.refuse(one.person, id, { contentHash: seen })
    case 'withdraw':
      return people.withdraw(one.person, id, { contentHash: seen })
    case 'publish':
      return people.publish(one.person, id)
    case 'overwrite':
      return people.mutate(one.person, { patch: { id, set: { lossPercentage: one.figure } } })
    case 'role':
      return giveRole(one.role)
    case 'schedule':
      break
  }
  return schedule(one.figure)
}

const row = z.object({ seq: z.number(), author: z.string(), body: z.string() })
const payload = z.object({ documents: z.record(z.string(), z.unknown()) })

const openLog = () => new DatabaseSync(join(lake.dataDir, 'lake', 'lake.sqlite'), { readOnly: true })

/** From here on the one whose role changes has one of these. */
function mayBe(...possible: readonly string[]): void {
  const db = openLog()
  const { tip } = z.object({ tip: z.number() }).parse(db.prepare('SELECT max(seq) AS tip FROM log').get())
  db.close()
  roles.push({ from: tip, held: new Set(possible) })
}

function logOf(): ModelEntry[] {
  const db = openLog()
  const rows = db
    .prepare(
      `SELECT log.seq, log.author, payload.body FROM log JOIN payload USING (dataset_id, seq)
       JOIN dataset ON dataset.id = dataset_id WHERE dataset.name = 'production' ORDER BY log.seq`,
    )
    .all()
    .map((one) => row.parse(one))
  db.close()
  return rows.map(({ seq, author, body }) => ({
    sequence: seq,
    author,
    documents: payload.parse(JSON.parse(body)).documents,
  }))
}

const endReleases = async (from: number): Promise<void> => {
  for (let at = from + 1; at <= releases; at += 1) {
    const releaseId = `r${at}`
    // Refused for one that was published meanwhile.
    await people.act('admin', { actionType: 'sanity.action.release.unschedule', releaseId })
    await people.act('admin', { actionType: 'sanity.action.release.archive', releaseId })
  }
}

it(`holds in ${rounds} rounds`, { timeout: 900_000 }, async () => {
  let unexpected: string[] = []
  for (const { led, steps } of exactSample(round, rounds)) {
    mayBe(held, 'compliance')
    await giveRole('compliance')
    mayBe('compliance')
    if (led !== null) {
      await edit(led.person, led.figure)
      await people.ask('marketer', id)
      for (const person of (['compliance-2', 'admin', 'compliance-1'] as const).slice(0, led.signatures)) {
        await people.approve(person, id)
      }
    }
    const given = steps.flatMap((one) => (one.kind === 'role' ? [one.role] : []))
    mayBe('compliance', ...given)
    const [{ contentHash }, before] = [await people.read(id), releases]
    const answers = await Promise.all(
      steps.map(async (one) => wait(one.delay).then(() => take(one, contentHash))),
    )
    unexpected = unexpected.concat(answers.filter(({ status }) => status >= 500).map(({ url }) => url))
    await endReleases(before)
    held = (await compliance2()).role
    mayBe(held)
    const [{ inForce }, published] = [await people.read(id), await lake.client().getDocument(id)]
    expect(inForce).toMatchObject({ isBehind: false, revision: published?._rev })
  }
  expect(unexpected).toEqual([])

  const { faults, agreed } = letThrough(id, logOf(), (person, sequence) =>
    person === changing ? roles.findLast(({ from }) => from < sequence)?.held : undefined,
  )
  expect(faults).toEqual([])
  // Both happened: what had its signatures was published, and what had not was tried and refused.
  expect(agreed.length).toBeGreaterThan(rounds / 20)
  const refused = await lake
    .client({ perspective: 'raw' })
    .fetch<number>('count(*[_type == "approval.attempt"])')
  expect(refused).toBeGreaterThan(rounds / 4)
})
