import { describe, expect, test } from 'vitest'
import { planBanners, type Schedule } from './plan-banners.ts'

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00Z`
const moment = (minute: number) => Date.parse(at(minute))
type Banner = Schedule & { _id: string }
const banner = (_id: string, fields: Schedule = {}): Banner => ({ _id, ...fields })
const ask = (banners: Banner[], minute: number, path = '/trading/forex') => {
  const { active, nextChange } = planBanners(banners, { path, locale: 'de', now: moment(minute) })
  return { active: active.map(({ _id }) => _id), nextChange }
}

describe('which banners show', () => {
  const timed = [banner('a', { startsAt: at(5), endsAt: at(10) })]

  test.each([
    [4, [], moment(5)],
    [5, ['a'], moment(10)],
    [9, ['a'], moment(10)],
    [10, [], null],
  ])('at minute %d of a banner from 5 to 10', (minute, active, nextChange) => {
    expect(ask(timed, minute)).toEqual({ active, nextChange })
  })

  test('the page ends at the first of several moments, of banners of its own only', () => {
    const banners = [
      banner('late', { startsAt: at(40) }),
      banner('elsewhere', { startsAt: at(6), routes: ['/account'] }),
      banner('english', { startsAt: at(7), languages: ['en'] }),
      banner('always'),
    ]
    expect(ask(banners, 5)).toEqual({ active: ['always'], nextChange: moment(40) })
  })

  test.each([
    ['/trading', true],
    ['/trading/forex', true],
    ['/trade', false],
    ['/', false],
  ])('a route %s: %s', (route, isShown) => {
    expect(ask([banner('a', { routes: [route] })], 1).active).toEqual(isShown ? ['a'] : [])
  })

  test('the home page alone is named by its slash', () => {
    expect(ask([banner('a', { routes: ['/'] })], 1, '/').active).toEqual(['a'])
  })

  test('a date that cannot be read, or an end before the start, shows nothing', () => {
    const banners = [banner('a', { startsAt: 'soon' }), banner('b', { startsAt: at(9), endsAt: at(3) })]
    expect(ask(banners, 5)).toEqual({ active: [], nextChange: null })
  })
})
