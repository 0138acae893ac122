import { expect, it } from 'vitest'
import { interfaceTextsIn } from '#locales/interface-texts.ts'
import { planRows } from './plan-rows.ts'

const all = { search: '', changedOnly: false }
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
  })
})

it('finds by key, English, the program’s and the editors’ words', () => {
  const stored = [texts('interface-pl-login', 'Zarejestruj konto testowe')]
  const find = (search: string) =>
    planRows('pl', stored, { search, changedOnly: false }).map(({ key }) => key)
  expect(find('login regis')).toContain('register')
  expect(find('REGISTER')).toContain('register')
  expect(find('konto TESTOWE')).toEqual(['register'])
  expect(find('testowe nothing')).toEqual([])
})

it('says which words wait to be published, and which were taken back', () => {
  const published = texts('interface-pl-login', 'Otwórz')
  const changed = { search: '', changedOnly: true }
  expect(planRows('pl', [published], changed)).toMatchObject([{ words: 'Otwórz', isWaiting: false }])
  const draft = texts('drafts.interface-pl-login', 'Otwórz rachunek')
  expect(planRows('pl', [published, draft], changed)).toMatchObject([
    { words: 'Otwórz rachunek', isWaiting: true },
  ])
  const emptied = { ...draft, overrides: [] }
  expect(planRows('pl', [published, emptied], changed)).toMatchObject([{ words: undefined, isWaiting: true }])
})
