import { expect, test } from 'vitest'
import { allows, type ChoicePlan, planChoice, readChoice } from './choice.ts'
import { askedGroups, storedKeys } from './registry.ts'

const jar = ({ keep }: Pick<ChoicePlan, 'keep'>): string =>
  keep.map(({ name, value }) => `${name}=${value}`).join('; ')

test('what is answered is what is read again, for each set of groups (requirements E4)', () => {
  for (const groups of [[], ['device'], ['statistics'], ['device', 'statistics']] as const) {
    expect(readChoice(jar(planChoice(groups)))).toEqual([...groups])
  }
})

test('accepting all writes isAccept=1, anything less isAccept=0', () => {
  expect(jar(planChoice(askedGroups))).toBe('isAccept=1')
  for (const groups of [[], ['device'], ['statistics']] as const) {
    expect(jar(planChoice(groups))).toMatch(/^isAccept=0\b/)
  }
})

test('nothing is allowed before an answer, nor by an answer that was tampered with', () => {
  for (const cookies of ['', 'hl=de', 'isAccept=', 'isAccept=yes', 'xisAccept=1', 'acceptedGroups=device']) {
    expect(readChoice(cookies)).toBeNull()
    expect(allows(cookies, 'statistics')).toBe(false)
  }
  expect(readChoice('isAccept=0; acceptedGroups=device.everything')).toEqual(['device'])
})

test('a refused group leaves nothing behind: cookies end, storage is forgotten', () => {
  const { drop, forget } = planChoice(['statistics'])
  const device = storedKeys.filter(({ group }) => group === 'device')
  expect(device.length).toBeGreaterThan(3)
  for (const { key } of device) expect(drop).toContain(key)
  expect(forget).toEqual([])
  expect(planChoice([]).forget).toEqual([
    { kind: 'localStorage', key: 'practice-account' },
    { kind: 'sessionStorage', key: 'source' },
  ])
})

test('no key is named twice in one place', () => {
  const names = storedKeys.map(({ kind, key }) => `${kind} ${key}`)
  expect(new Set(names).size).toBe(names.length)
})
