import { describe, expect, it } from 'vitest'
import { planLastAdministrator, planPassword, planRole } from './plan-person.ts'

describe('planPassword', () => {
  it.each([
    ['anna', 'short', /at least 12 characters/],
    ['anna', 'x'.repeat(201), /at most 200 characters/],
    ['anna', 'my name is Anna, really', /holds the user name/],
  ])('of %s, "%s" is refused', (name, password, sentence) => {
    expect(planPassword(password, name)).toMatchObject({
      field: 'password',
      sentence: expect.stringMatching(sentence),
    })
  })
  it('takes twelve characters and more', () => {
    expect(planPassword('twelve chars', 'anna')).toBeUndefined()
    expect(planPassword('x'.repeat(200), 'anna')).toBeUndefined()
  })
})

describe('planRole', () => {
  it.each([
    ['viewer', undefined, { role: 'viewer' }],
    ['translator', 'de', { role: 'translator', language: 'de' }],
    ['king', undefined, { field: 'role' }],
    ['anonymous', undefined, { field: 'role' }],
    ['translator', undefined, { field: 'language' }],
    ['translator', 'en', { field: 'language' }],
    ['marketer', 'de', { field: 'language' }],
  ])('%s in %s', (role, language, expected) => {
    expect(planRole(role, language)).toMatchObject(expected)
  })
})

const user = (id: string, more: object = {}) => ({
  id,
  role: 'administrator',
  demo: false,
  disabledAt: null,
  ...more,
})

describe('planLastAdministrator', () => {
  it.each([
    ['alone', [user('a')], false, true],
    ['beside a second one', [user('a'), user('b')], false, false],
    ['beside a disabled one', [user('a'), user('b', { disabledAt: '2026-01-01' })], false, true],
    ['beside a marketer', [user('a'), user('b', { role: 'marketer' })], false, true],
    ['beside a demo one', [user('a'), user('b', { demo: true })], false, false],
    ['beside a demo one, live', [user('a'), user('b', { demo: true })], true, true],
    ['disabled already', [user('a', { disabledAt: '2026-01-01' })], false, false],
    ['unknown', [user('b')], false, false],
  ])('%s', (_case, users, live, isLast) => {
    expect(planLastAdministrator(users, 'a', live) !== undefined).toBe(isLast)
  })
})
