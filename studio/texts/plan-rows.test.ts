import { expect, it } from 'vitest'
import { interfaceTextsIn } from '#locales/interface-texts.ts'
import { sayEnglish } from '#tests/support/studio/say-english.ts'
import { allPlaces, sayPlace } from './places.ts'
import { planRows } from './plan-rows.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

const say = sayEnglish(en)

const all = { search: '', shown: 'all' as const }
const texts = (_id: string, value: string) => ({
  _id,
  namespace: 'login',
  overrides: [{ _key: 'a', key: 'register', value }],
})

it('lists every text with its English', () => {
  const rows = planRows(say, 'pl', [], all)
  expect(rows.length).toBe(interfaceTextsIn('pl').length)
  expect(rows.find(({ key }) => key === 'register')).toMatchObject({
    namespace: 'login',
    english: 'Register',
    words: undefined,
    isWaiting: false,
    place: 'header',
    isEnglish: false,
  })
})

it('finds by key, English, the program’s and the editors’ words', () => {
  const stored = [texts('interface-pl-login', 'Zarejestruj konto testowe')]
  const find = (search: string) =>
    planRows(say, 'pl', stored, { search, shown: 'all' as const }).map(({ key }) => key)
  expect(find('login regis')).toContain('register')
  expect(find('REGISTER')).toContain('register')
  expect(find('konto TESTOWE')).toEqual(['register'])
  expect(find('testowe nothing')).toEqual([])
})

it('says which words wait to be published, and which were taken back', () => {
  const published = texts('interface-pl-login', 'Otwórz')
  const changed = { search: '', shown: 'changed' as const }
  expect(planRows(say, 'pl', [published], changed)).toMatchObject([{ words: 'Otwórz', isWaiting: false }])
  const draft = texts('drafts.interface-pl-login', 'Otwórz rachunek')
  expect(planRows(say, 'pl', [published, draft], changed)).toMatchObject([
    { words: 'Otwórz rachunek', isWaiting: true },
  ])
  const emptied = { ...draft, overrides: [] }
  expect(planRows(say, 'pl', [published, emptied], changed)).toMatchObject([
    { words: undefined, isWaiting: true },
  ])
})

it('finds by where visitors meet a text, and lists a place alone', () => {
  const found = planRows(say, 'de', [], { search: '/calendar all levels', shown: 'all' })
  expect(found.length).toBeGreaterThan(0)
  const place = 'calendar'
  expect(new Set(found.map((row) => row.place))).toEqual(new Set([place]))
  const own = planRows(say, 'de', [], { ...all, place })
  expect(new Set(own.map(({ key }) => key.split('.')[0]))).toEqual(new Set(['calendar']))
})

it('finds a place by its name in the language of the Studio', () => {
  const found = planRows(sayEnglish(de), 'pl', [], { search: 'wirtschaftskalender', shown: 'all' })
  expect(new Set(found.map(({ place }) => place))).toEqual(new Set(['calendar']))
})

it('lists translations whose words are the English ones', () => {
  const english = { search: '', shown: 'english' as const }
  expect(planRows(say, 'en', [], english)).toEqual([])
  const before = planRows(say, 'pl', [], english)
  expect(before.every(({ text, english: source }) => text === source)).toBe(true)
  const override = texts('drafts.interface-pl-login', 'Register')
  expect(planRows(say, 'pl', [override], english).length).toBe(before.length + 1)
})

it('knows a place for each text, and no place twice', () => {
  expect(new Set(planRows(say, 'en', [], all).map(({ place }) => place))).toEqual(new Set(allPlaces))
  const names = allPlaces.map((place) => sayPlace(say, place))
  expect(new Set(names).size).toBe(names.length)
})
