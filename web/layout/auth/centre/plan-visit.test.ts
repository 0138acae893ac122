import { expect, it } from 'vitest'
import { planGreeting } from './plan-greeting.ts'
import { planPapersNews, planVisit } from './plan-visit.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const login = '2026-11-20T09:50:00.000Z'
const kept = (more: object) => JSON.stringify({ time: login, language: 'en', ...more })

it.each<[string, string | null, number | null, number | null]>([
  ['nothing kept', null, null, null],
  ['broken JSON', '{"time"', null, null],
  ['the first visit after a login', kept({}), Date.parse(login), null],
  [
    'a second one',
    kept({ visit: '2026-11-19T08:00:00Z' }),
    Date.parse(login),
    Date.parse('2026-11-19T08:00:00Z'),
  ],
  [
    'the same visit keeps the one before',
    kept({ visit: '2026-11-20T09:55:00Z', before: '2026-11-18T08:00:00Z' }),
    Date.parse(login),
    Date.parse('2026-11-18T08:00:00Z'),
  ],
  ['a visit that is still to come is none', kept({ visit: '2027-01-01T00:00:00Z' }), Date.parse(login), null],
])('%s', (_name, text, loginAt, before) => {
  expect(planVisit(text, now)).toMatchObject({ loginAt, before })
})

it('keeps what the login stored, and nothing where it stored nothing', () => {
  expect(planVisit(null, now).keep).toBeNull()
  expect(JSON.parse(planVisit(kept({}), now).keep ?? '')).toEqual({
    time: login,
    language: 'en',
    visit: '2026-11-20T10:00:00.000Z',
  })
})

it.each([
  ['changed since', Date.parse('2026-10-15T00:00:00Z'), { say: 'changed', count: 1 }],
  ['none since', Date.parse('2026-11-15T00:00:00Z'), { say: 'same' }],
  ['no visit known', null, { say: 'newest', date: '2026-11-01' }],
])('papers: %s', (_name, before, news) => {
  expect(planPapersNews(['2026-10-01', '2026-11-01', '2027-01-01'], before, now)).toEqual(news)
})

it('papers without a date say nothing', () => {
  expect(planPapersNews([], null, now)).toBeNull()
})

it.each([
  [0, 'night'],
  [5, 'morning'],
  [12, 'day'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i it is %s', (hour, greeting) => {
  expect(planGreeting(hour)).toBe(greeting)
})
