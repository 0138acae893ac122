import {
  assert,
  boolean,
  constantFrom,
  date,
  integer,
  option,
  property,
  record,
  string,
  uniqueArray,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everything, filterFrom, passes, searchWith, showsAll } from './filter.ts'
import { timed, untimed } from './sample-release.ts'

describe('the filter of the calendar in an address (requirements D4, G2)', () => {
  it('is whole again after it was written, whatever was chosen, and leaves what others wrote', () => {
    const filters = record({
      day: option(
        date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((at) =>
          at.toISOString().slice(0, 10),
        ),
      ),
      span: constantFrom('day' as const, 'week' as const),
      zone: option(constantFrom('UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3')),
      currencies: uniqueArray(constantFrom('EUR', 'USD', 'JPY', 'PLN'), { maxLength: 4 }),
      importance: integer({ min: 1, max: 3 }).map((level) => ([1, 2, 3] as const)[level - 1] ?? 1),
      order: option(constantFrom('time', 'importance', 'by-name_2')),
      isStarred: boolean(),
      word: string({ maxLength: 100, unit: 'grapheme' }).filter((word) => word.length <= 100),
    })
    assert(
      property(filters, (filter) => {
        const query = searchWith('?utm_source=a%26b&q=before', filter)
        expect(filterFrom(query)).toEqual(filter)
        expect(new URLSearchParams(query).get('utm_source')).toBe('a&b')
      }),
    )
  })

  it('leaves an address alone that filters nothing', () => {
    expect(searchWith('', everything)).toBe('')
    expect(searchWith('?currency=EUR&day=2026-11-18', everything)).toBe('')
  })

  it('can be read by people', () => {
    const filter = { ...everything, zone: 'Europe/Berlin', currencies: ['EUR', 'USD'] }
    expect(searchWith('', filter)).toBe('?zone=Europe/Berlin&currency=EUR,USD')
  })

  it.each([
    '?day=2026-02-30',
    '?day=1026-11-18',
    '?day=tomorrow',
    '?span=year',
    '?zone=<script>',
    `?zone=${'a'.repeat(61)}`,
    '?currency=euro,e,EURO',
    '?importance=4',
    '?importance=high',
    '?order=a%20b',
  ])('%s is as if nothing were chosen', (query) => {
    expect(filterFrom(query)).toEqual(everything)
  })

  it('hides by currency, importance and words, in any case of letters', () => {
    const release = timed('2026-11-18T07:00:00Z', { title: 'Deutsche Verbraucherpreise' })
    expect(passes(everything, release)).toBe(true)
    expect(passes({ ...everything, currencies: ['USD', 'EUR'] }, release)).toBe(true)
    expect(passes({ ...everything, currencies: ['USD'] }, release)).toBe(false)
    expect(passes({ ...everything, importance: 2 }, release)).toBe(true)
    expect(passes({ ...everything, importance: 3 }, release)).toBe(false)
    expect(passes({ ...everything, word: '  VERBRAUCHER ' }, release)).toBe(true)
    expect(passes({ ...everything, word: 'payrolls' }, release)).toBe(false)
    expect(passes({ ...everything, isStarred: true }, release, () => false)).toBe(false)
    expect(passes({ ...everything, isStarred: true }, release, () => true)).toBe(true)
    expect(passes(everything, release, () => false)).toBe(true)
  })

  it.each([
    [
      'for all markets, to each currency',
      timed('2026-11-18T07:00:00Z', { currency: null }),
      ['USD'],
      1,
      true,
    ],
    ['a holiday, to each importance', untimed('holiday', '2026-11-18', { importance: null }), [], 3, true],
    ['a holiday, to its currency alone', untimed('holiday', '2026-11-18'), ['USD'], 1, false],
    ['not ranked, where all are wanted', timed('2026-11-18T07:00:00Z', { importance: null }), [], 1, true],
    ['not ranked, where some are', timed('2026-11-18T07:00:00Z', { importance: null }), [], 2, false],
  ] as const)('shows what is %s: %#', (_name, event, currencies, importance, isShown) => {
    expect(passes({ ...everything, currencies: [...currencies], importance }, event)).toBe(isShown)
  })

  it('knows when something is hidden', () => {
    expect(showsAll({ ...everything, day: '2026-11-18', zone: 'UTC', order: 'time', word: ' ' })).toBe(true)
    expect(showsAll({ ...everything, importance: 2 })).toBe(false)
  })
})
