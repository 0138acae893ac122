import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import type { UserRole } from '#lake/access/roles.ts'
import { createSession } from '#lake/access/sessions.ts'
import { addUser } from '#lake/access/users.ts'
import { createApp } from '#lake/app.ts'
import type { Lake } from '#lake/lake.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { forget } from './forget.ts'

const id = 'riskWarning'
let folder: string
let lake: Lake
let tokens: Map<string, string>

const open = () => {
  lake = openLakeIn(folder)
}

const people: readonly (readonly [string, Exclude<UserRole, 'translator'>])[] = [
  ['anna', 'compliance'],
  ['berta', 'compliance'],
  ['carl', 'administrator'],
  ['dora', 'marketer'],
]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-forget-approved-'))
  open()
  lake.datasets.create('production')
  tokens = new Map()
  for (const [name, role] of people) {
    const user = await addUser(lake.db, { name, displayName: name, password: 'long-enough-1', role }, 'test')
    const signedIn = { userId: user.id, provedAt: new Date().toISOString() }
    tokens.set(name, createSession(lake.db, signedIn, { address: '', browser: '' }).token)
  }
})
afterEach(async () => {
  lake.db.close()
  await rm(folder, { recursive: true })
})

const send = async (person: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await createApp(lake).request(`/v2026-05-04/data/${path}`, {
    headers: { authorization: `Bearer ${tokens.get(person)}`, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer
}
const act = (person: string, action: Record<string, unknown>) =>
  send(person, 'actions/production', { actions: [{ publishedId: id, ...action }] })
const approvalState = async () =>
  z
    .looseObject({
      contentHash: z.string(),
      inForce: z.object({ revision: z.string().nullable(), isBehind: z.boolean() }),
    })
    .parse(await send('carl', `approvals/production/${id}`))

const agree = async (author: string, signers: readonly string[], lossPercentage: number) => {
  const document = { _id: `drafts.${id}`, _type: id, lossPercentage }
  await send(author, 'mutate/production', { mutations: [{ createOrReplace: document }] })
  await act(author, { actionType: 'lake.action.approval.ask', reason: 'A new figure.' })
  const { contentHash } = await approvalState()
  for (const signer of signers) {
    await act(signer, { actionType: 'lake.action.approval.approve', contentHash })
  }
  await act('anna', { actionType: 'sanity.action.document.publish', draftId: `drafts.${id}` })
}

it('what is forgotten of an earlier revision takes nothing out of force that came after it', async () => {
  await act('carl', { actionType: 'lake.action.approval.seed', reason: 'To begin with.' })
  // Whoever wrote the first figure signs the second one.
  await agree('anna', ['berta', 'carl'], 71)
  await agree('dora', ['anna', 'carl'], 72)
  const before = await approvalState()
  expect(before.inForce.isBehind).toBe(false)
  forget(lake.db, {
    dataset: 'production',
    documentId: id,
    revisions: [],
    reason: 'erasure',
    author: 'cli:x',
  })
  lake.db.close()
  open()
  expect((await approvalState()).inForce).toEqual(before.inForce)
})
