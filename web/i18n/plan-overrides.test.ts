import { expect, it } from 'vitest'
import { programTexts } from '#locales/resources.ts'
import { mergeTexts, planOverrides } from './plan-overrides.ts'

const row = (key: string, value: string) => ({
  language: 'pl',
  namespace: 'login',
  overrides: [{ key, value }],
})

it('puts the words of editors in the places of the program’s, and leaves the rest', () => {
  const plan = planOverrides([row('register', 'Otwórz rachunek')], () => {})
  const texts = mergeTexts(programTexts.pl, plan.pl ?? {})
  expect(texts.login.register).toBe('Otwórz rachunek')
  expect({ ...texts.login, register: programTexts.pl.login.register }).toEqual(programTexts.pl.login)
  expect(texts.BasicLayout).toEqual(programTexts.pl.BasicLayout)
  expect(programTexts.pl.login.register).not.toBe('Otwórz rachunek')
})

it('reaches texts inside others', () => {
  const plan = planOverrides(
    [{ language: 'de', namespace: 'BasicLayout', overrides: [{ key: 'risk.close', value: 'Zu' }] }],
    () => {},
  )
  expect(mergeTexts(programTexts.de, plan.de ?? {}).BasicLayout.risk.close).toBe('Zu')
})

it('leaves out what cannot stand there, and says why', () => {
  const told: string[] = []
  const rows = [
    row('register', '<i>Konto</i>'),
    row('nothing', 'x'),
    { language: 'pl', namespace: 'trading', overrides: [{ key: 'quotes.polled', value: 'teraz' }] },
    { language: 'xx', namespace: 'login', overrides: [{ key: 'register', value: 'x' }] },
    { language: 'pl', namespace: 'login', overrides: null },
    row('__proto__', 'x'),
  ]
  expect(planOverrides(rows, (what) => told.push(what))).toEqual({})
  expect(told.length).toBe(4)
})
