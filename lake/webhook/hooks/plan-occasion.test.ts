import { expect, it } from 'vitest'
import type { LakeDocument } from '#lake/store/document.ts'
import type { Operation } from './hook.ts'
import { occasionOf } from './plan-occasion.ts'

const time = '2026-11-28T04:00:00.000Z'
const doc = (_id: string, n: number): LakeDocument => ({
  _id,
  _type: 'page',
  _rev: 'r',
  _createdAt: time,
  _updatedAt: time,
  n,
})
const all: Operation[] = ['create', 'update', 'delete']
const hook = {
  includeDrafts: false,
  includeAllVersions: false,
  rule: { on: all, filter: null, projection: null },
}
const only = (on: Operation[]) => ({ ...hook, rule: { ...hook.rule, on } })
const made = (id: string) => ({ id, before: undefined, after: doc(id, 1) })
const edited = (id: string) => ({ id, before: doc(id, 1), after: doc(id, 2) })
const gone = (id: string) => ({ id, before: doc(id, 1), after: undefined })

it.each([
  ['a page that is made', made('a'), hook, 'create'],
  ['one that is edited', edited('a'), hook, 'update'],
  ['one that is deleted', gone('a'), hook, 'delete'],
  ['what another rule asks for', made('a'), only(['update']), undefined],
  ['what this rule asks for', gone('a'), only(['delete']), 'delete'],
  ['a draft', edited('drafts.a'), hook, undefined],
  ['a draft, asked for', edited('drafts.a'), { ...hook, includeDrafts: true }, 'update'],
  ['a version', edited('versions.r.a'), { ...hook, includeDrafts: true }, undefined],
  ['a version, asked for', edited('versions.r.a'), { ...hook, includeAllVersions: true }, 'update'],
  ['a draft, with all versions', edited('drafts.a'), { ...hook, includeAllVersions: true }, 'update'],
  ['a release', made('_.releases.r'), hook, undefined],
  ['a release, asked for', made('_.releases.r'), { ...hook, includeAllVersions: true }, 'create'],
])('%s', (_what, change, listens, operation) => {
  const occasion = occasionOf(change, listens)
  expect(occasion?.operation).toBe(operation)
  if (occasion !== undefined) expect(occasion.document).toBe(change.after ?? change.before)
})
