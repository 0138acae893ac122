import { describe, expect, it } from 'vitest'
import { handedOf, questionOf, typedAt, typedIn } from './plan-question.ts'

const typed = { locale: 'de' as const, page: '/fees', day: '2026-03-03', time: '10:00:00' }

describe('questionOf', () => {
  it.each([
    [{}, { address: '/de/fees', at: '2026-03-03T10:00:00.999Z' }],
    [
      { locale: 'en' as const, time: '10:00' },
      { address: '/fees', at: '2026-03-03T10:00:00.999Z' },
    ],
    [{ page: ' / ' }, { address: '/de', at: '2026-03-03T10:00:00.999Z' }],
    [{ page: 'fees' }, { wrong: 'page' }],
    [{ page: '' }, { wrong: 'page' }],
    [{ page: '/fees?a=b' }, { wrong: 'page' }],
    [{ day: '' }, { wrong: 'day' }],
    [{ day: '2026-02-31' }, { wrong: 'day' }],
    [{ time: '' }, { wrong: 'day' }],
  ])('%j', (part, expected) => {
    expect(questionOf({ ...typed, ...part }, Date.UTC(2026, 2, 4))).toEqual(expected)
  })
})

it('means the end of a second, and never what is still to come', () => {
  const now = Date.UTC(2026, 2, 3, 10, 0, 0, 400)
  expect(questionOf(typed, now)).toEqual({ address: '/de/fees', at: '2026-03-03T10:00:00.400Z' })
  expect(questionOf({ ...typed, time: '10:00:01' }, now)).toEqual({
    address: '/de/fees',
    at: '2026-03-03T10:00:01.000Z',
  })
})

it('types an instant in UTC', () => {
  expect(typedAt(new Date('2026-03-03T10:00:59.999Z'))).toEqual({ day: '2026-03-03', time: '10:00:59' })
})

it.each([
  ['/de/fees', { locale: 'de', page: '/fees' }],
  ['/de', { locale: 'de', page: '/' }],
  ['/', { locale: 'en', page: '/' }],
  ['/demo', { locale: 'en', page: '/demo' }],
])('hands over %s, and types it again', (address, place) => {
  const handed = handedOf(address, '2026-03-03T10:00:59.999Z')
  expect(handed).toMatchObject(place)
  expect(typedIn(Object.entries(handed))).toEqual({ ...place, day: '2026-03-03', time: '10:00:59' })
})

it.each([[undefined], [[['locale', 'fr']]], [Object.entries(handedOf('/de', 'yesterday'))]] as const)(
  'types nothing for %j',
  (parameters) => {
    expect(typedIn(parameters)).toBeUndefined()
  },
)
