import { describe, expect, it } from 'vitest'
import { localeIds } from '#locales/table.ts'
import { allLooks, frameStates, planVisits, type Visit, widths } from './plan-visits.ts'

const words = Array.from({ length: 60 }, (_, at) => `/words/${at}`)
const live = ['/', '/trading', '/fees', '/trading/forex']
const markets = ['forex', 'spot']
const instruments = markets.flatMap((market) =>
  Array.from({ length: 20 }, (_, at) => `/trading/${market}/of${at}`),
)
const cards = ['/login', '/register', '/forgot-password']
const paths = [...live, ...words, ...instruments, ...cards, '/partnerships']
const fixed = ['/words/3', '/de/words/4', '/pl/trading/forex']

const looksOf = ({ looks, locale }: Visit) => looks.map(({ width, theme }) => `${locale} ${width} ${theme}`)

const runs = (turns: number): Visit[] =>
  Array.from({ length: turns }, (_, turn) => planVisits(paths, { turn, fixed })).flat()

describe('the visits of one commit', () => {
  const visits = planVisits(paths, { turn: 219_547_596, fixed })
  const of = (path: string) => visits.filter((visit) => visit.path === path)

  it('are one for each page, and of instruments one of each market', () => {
    for (const path of [...live, ...words, ...cards]) expect([path, of(path).length]).toEqual([path, 1])
    for (const market of markets) {
      const those = visits.filter(({ path }) => path.startsWith(`/trading/${market}/`))
      expect(those).toHaveLength(1)
    }
    for (const locale of localeIds)
      expect(visits.filter((visit) => visit.locale === locale).length).toBeGreaterThan(20)
  })

  it('have axe read each page with prices or a form, and a third of the pages of words, in every look', () => {
    for (const path of [...live, ...cards]) expect(of(path)[0]?.looks).toHaveLength(1)
    const read = visits.filter(({ path, looks }) => words.includes(path) && looks.length > 0)
    expect(read).toHaveLength(words.length / 3)
    const seen = visits.flatMap(({ looks }) => looks.map(({ width, theme }) => `${width} ${theme}`))
    expect(new Set(seen).size).toBe(allLooks.length)
  })

  it('see every page in the narrowest window, with prices or a form in all four', () => {
    for (const visit of visits) expect(visit.widths[0]).toBe(320)
    for (const path of [...live, ...cards]) expect(of(path)[0]?.widths).toEqual(widths)
    expect(new Set(words.flatMap((path) => of(path)[0]?.widths ?? []))).toEqual(new Set(widths))
  })

  it('have what was recorded in its language and all windows', () => {
    for (const address of fixed)
      expect(visits.find((visit) => visit.address === address)?.widths).toEqual(widths)
  })

  it('open every part of the frame by day and by night, in a window that has it', () => {
    const opened = visits.flatMap(({ states }) => states)
    expect(new Set(opened.map(({ state, look }) => `${state} ${look.theme}`)).size).toBe(
      frameStates.length * 2,
    )
    expect(visits.filter(({ path, states }) => cards.includes(path) && states.length > 0)).toEqual([])
    const wrong = opened.filter(({ state, look }) =>
      state === 'menu' || state === 'languages'
        ? look.width < 960
        : (state === 'drawer' || state === 'warning') && look.width >= 960,
    )
    expect(wrong).toEqual([])
  })
})

describe('the visits of many commits', () => {
  it('come to each page in each language and look, and to each instrument in each language', () => {
    const visits = runs(120)
    const keys = (path: string, keyOf: (visit: Visit) => string[]) =>
      new Set(visits.filter((visit) => visit.path === path).flatMap(keyOf)).size
    for (const path of ['/trading', '/words/7', '/words/8', '/words/9', '/login']) {
      expect(keys(path, ({ locale }) => [locale])).toBe(localeIds.length)
      expect([path, keys(path, looksOf)]).toEqual([path, allLooks.length * localeIds.length])
      expect(keys(path, ({ widths: seen }) => seen.map(String))).toBe(widths.length)
    }
    for (const path of instruments) expect(keys(path, ({ locale }) => [locale])).toBe(localeIds.length)
  })
})

it('a whole crawl has axe read each page in each language and look, with what of the frame the page has', () => {
  const whole = planVisits(['/a', '/login', '/partnerships'], 'whole')
  expect(whole).toHaveLength(3 * localeIds.length)
  expect(whole.every(({ looks }) => looks.length === allLooks.length)).toBe(true)
  expect(whole.every(({ widths: seen }) => seen.length === widths.length + 4)).toBe(true)
  const statesOf = (path: string) => [
    ...new Set(
      whole.find((visit) => visit.path === path)?.states.map(({ state, look }) => `${state} ${look.width}`),
    ),
  ]
  expect(statesOf('/login')).toEqual(['languages 390', 'languages 768', 'languages 1440'])
  expect(statesOf('/partnerships')).not.toContain('menu 1440')
  expect(statesOf('/a')).toEqual(
    expect.arrayContaining(['menu 1440', 'drawer 390', 'warning 768', 'cookies 390', 'settings 1440']),
  )
})
