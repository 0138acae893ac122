import { describe, expect, it } from 'vitest'
import { localeIds } from '#locales/table.ts'
import { allLooks, frameStates, planVisits } from './plan-visits.ts'

const words = Array.from({ length: 60 }, (_, at) => `/words/${at}`)
const instruments = Array.from({ length: 30 }, (_, at) => `/trading/forex/eur${at}`)
const cards = ['/login', '/register', '/forgot-password']

describe('the visits of a crawl', () => {
  const visits = planVisits([...words, ...instruments, ...cards, '/partnerships'], false)

  it('are one for each page in each language, and for an instrument in one of them', () => {
    expect(new Set(visits.map(({ address }) => address)).size).toBe(visits.length)
    for (const path of [...words, ...cards])
      expect(visits.filter((visit) => visit.path === path).map(({ locale }) => locale)).toEqual(localeIds)
    for (const path of instruments) expect(visits.filter((visit) => visit.path === path)).toHaveLength(1)
  })

  it('have axe read each page once, an instrument of each market, and in each language every look', () => {
    const read = visits.filter(({ path, looks }) => instruments.includes(path) && looks.length > 0)
    expect(read).toHaveLength(1)
    for (const path of [...words, ...cards])
      expect(visits.filter((visit) => visit.path === path).flatMap(({ looks }) => looks)).toHaveLength(1)
    for (const locale of localeIds) {
      const seen = visits.filter((visit) => visit.locale === locale).flatMap(({ looks }) => looks)
      expect(new Set(seen.map(({ width, theme }) => `${width} ${theme}`)).size).toBe(allLooks.length)
    }
  })

  it('open every part of the frame by day and by night, in a window that has it', () => {
    const opened = visits.flatMap(({ states }) => states)
    const seen = new Set(opened.map(({ state, look }) => `${state} ${look.theme}`))
    expect(seen.size).toBe(frameStates.length * 2)
    const wrong = opened.filter(({ state, look }) =>
      state === 'menu' || state === 'languages'
        ? look.width < 960
        : (state === 'drawer' || state === 'warning') && look.width >= 960,
    )
    expect(wrong).toEqual([])
  })

  it('in whole have axe read each page in each look, with what of the frame the page has', () => {
    const whole = planVisits(['/a', '/login', '/partnerships'], true)
    expect(whole).toHaveLength(3 * localeIds.length)
    expect(whole.every(({ looks }) => looks.length === allLooks.length)).toBe(true)
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
})
