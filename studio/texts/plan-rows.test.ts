import { expect, it } from 'vitest'
import { interfaceTextsIn } from '#locales/interface-texts.ts'
import { allPlaces } from './places.ts'
import { planRows } from './plan-rows.ts'

const all = { search: '', shown: 'all' as const }
const texts = (_id: string, value: string) => ({
  _id,
  namespace: 'login',
  overrides: [{ _key: 'a', key: 'register', value }],
})

it('lists every text with its English', () => {
  const rows = planRows('pl', [], all)
  expect(rows.length).toBe(interfaceTextsIn('pl').length)
  expect(rows.find(({ key }) => key === 'register')).toMatchObject({
    namespace: 'login',
    english: 'Register',
    words: undefined,
    isWaiting: false,
    place: 'Header',
    isEnglish: false,
  })
})

it('finds by key, English, the program’s and the editors’ words', () => {
  const stored = [texts('interface-pl-login', 'Zarejestruj konto testowe')]
  const find = (search: string) =>
    planRows('pl', stored, { search, shown: 'all' as const }).map(({ key }) => key)
  expect(find('login regis')).toContain('register')
  expect(find('REGISTER')).toContain('register')
  expect(find('konto TESTOWE')).toEqual(['register'])
  expect(find('testowe nothing')).toEqual([])
})

it('says which words wait to be published, and which were taken back', () => {
  const published = texts('interface-pl-login', 'Otwórz')
  const changed = { search: '', shown: 'changed' as const }
  expect(planRows('pl', [published], changed)).toMatchObject([{ words: 'Otwórz', isWaiting: false }])
  const draft = texts('drafts.interface-pl-login', 'Otwórz rachunek')
  expect(planRows('pl', [published, draft], changed)).toMatchObject([
    { words: 'Otwórz rachunek', isWaiting: true },
  ])
  const emptied = { ...draft, overrides: [] }
  expect(planRows('pl', [published, emptied], changed)).toMatchObject([{ words: undefined, isWaiting: true }])
})

it('finds by where visitors meet a text, and lists a place alone', () => {
  const found = planRows('de', [], { search: '/calendar all levels', shown: 'all' })
  expect(found.length).toBeGreaterThan(0)
  const place = 'Economic calendar · /trading/calendar'
  expect(new Set(found.map((row) => row.place))).toEqual(new Set([place]))
  const own = planRows('de', [], { ...all, place })
  expect(new Set(own.map(({ key }) => key.split('.')[0]))).toEqual(new Set(['calendar']))
})

it('lists translations whose words are the English ones', () => {
  const english = { search: '', shown: 'english' as const }
  expect(planRows('en', [], english)).toEqual([])
  const before = planRows('pl', [], english)
  expect(before.every(({ text, english: source }) => text === source)).toBe(true)
  const override = texts('drafts.interface-pl-login', 'Register')
  expect(planRows('pl', [override], english).length).toBe(before.length + 1)
})

it('knows a place for each text, and no place twice', () => {
  const met = new Set(planRows('en', [], all).map(({ place }) => place))
  expect([...met].toSorted((a, b) => a.localeCompare(b))).toEqual(allPlaces)
})
