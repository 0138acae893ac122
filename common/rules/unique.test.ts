import { expect, it } from 'vitest'
import { isTaken } from './unique.ts'

const message = 'Wrong.'

const otherWith = (path: unknown) => [{ _id: 'b', path }]

it('looks at other documents with the same companions', () => {
  const rule = { rule: 'unique', with: ['language'], message } as const
  const other = { _id: 'b', path: '/', language: 'en' }
  const isHomeTaken = (language: string, others: { _id: string }[]) =>
    isTaken(rule, { path: 'path', value: '/' }, { _id: 'a', path: '/', language }, others)
  expect(isHomeTaken('en', [other])).toBe(true)
  expect(isHomeTaken('de', [other])).toBe(false)
  expect(isHomeTaken('en', [{ ...other, _id: 'a' }])).toBe(false)
})

it('refuses chains and circles by another field, also within the document', () => {
  const rule = { rule: 'unique', with: [], of: 'from', message } as const
  const other = { _id: 'b', from: '/b', to: '/c' }
  const leadsOn = (from: string, to: string) =>
    isTaken(rule, { path: 'to', value: to }, { _id: 'a', from, to }, [other])
  expect(leadsOn('/a', '/b')).toBe(true)
  expect(leadsOn('/a', '/c')).toBe(false)
  expect(leadsOn('/a', '/a')).toBe(true)
})

it('does not mind an empty value', () => {
  const rule = { rule: 'unique', with: [], message } as const
  const isNothingTaken = [undefined, null, ''].map((value) =>
    isTaken(rule, { path: 'path', value }, { _id: 'a' }, otherWith(value)),
  )
  expect(isNothingTaken).toEqual([false, false, false])
})

it.each([
  ['/Old-Page', '/old-page/', true],
  ['/%C3%BCber-uns', '/über-uns', true],
  ['/index.php?id=12', '/index.php?id=13', false],
  ['XAUUSD', 'xau\u200busd ', true],
  ['XAUUSD', 'XAGUSD', false],
])('takes %s for %s as a reader does: %s', (first, second, isSameThing) => {
  const rule = { rule: 'unique', with: [], message } as const
  expect(isTaken(rule, { path: 'path', value: first }, { _id: 'a' }, otherWith(second))).toBe(isSameThing)
})
