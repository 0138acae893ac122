import { describe, expect, it } from 'vitest'
import { calendarEvent, planWhen } from './calendar-event.ts'

const row = { id: 'a', time: '2026-11-26T07:00:00Z', currency: 'EUR', importance: 2, title: 'Prices' }
const read = (fields: object) => calendarEvent.safeParse({ ...row, ...fields })

describe('an event of the calendar is what it is', () => {
  it.each([
    // When it is
    [{}, { kind: 'release', time: row.time, day: null }],
    [
      { time: '2026-11-26T08:00:00+01:00' },
      { kind: 'release', time: '2026-11-26T08:00:00+01:00', day: null },
    ],
    [{ time: null }, { kind: 'tentative', time: null, day: null }],
    [{ time: undefined }, { kind: 'tentative', day: null }],
    [{ time: ' ' }, { kind: 'tentative', day: null }],
    [
      { time: null, date: '2026-11-26' },
      { kind: 'tentative', day: '2026-11-26' },
    ],
    [
      { time: 'Tentative', date: '2026-11-26' },
      { kind: 'tentative', day: '2026-11-26' },
    ],
    [{ kind: 'tentative' }, { kind: 'tentative', time: null, day: '2026-11-26' }],
    [{ time: '2026-11-26' }, { kind: 'allDay', time: null, day: '2026-11-26' }],
    [
      { time: 'All Day', date: '2026-11-26' },
      { kind: 'allDay', day: '2026-11-26' },
    ],
    [{ kind: 'allDay' }, { kind: 'allDay', time: null, day: '2026-11-26' }],
    // An hour that names no zone cannot be placed.
    [{ time: '2026-11-26 13:30' }, { kind: 'tentative', day: '2026-11-26' }],
    [{ time: '2026-11-26T13:30:00' }, { kind: 'tentative', day: '2026-11-26' }],
    [
      { time: '13:30', date: '2026-11-26' },
      { kind: 'tentative', day: '2026-11-26' },
    ],
    // Holidays
    [{ importance: 'Holiday' }, { kind: 'holiday', time: null, day: '2026-11-26', importance: null }],
    [
      { importance: 'Holiday', time: null },
      { kind: 'holiday', day: null },
    ],
    [
      { kind: 'bank_holiday', time: '2026-11-26' },
      { kind: 'holiday', day: '2026-11-26' },
    ],
    // How important
    [{ importance: 0 }, { kind: 'release', importance: null }],
    [{ importance: null }, { importance: null }],
    [{ importance: undefined }, { importance: null }],
    [{ importance: '' }, { importance: null }],
    [{ importance: 4 }, { importance: null }],
    [{ importance: -1 }, { importance: null }],
    [{ importance: 'None' }, { importance: null }],
    [{ importance: [] }, { importance: null }],
    [{ importance: '3' }, { importance: 3 }],
    [{ importance: 'High' }, { importance: 3 }],
    // Of what
    [{ currency: null }, { currency: null }],
    [{ currency: '' }, { currency: null }],
    [{ currency: undefined }, { currency: null }],
    [{ currency: 'ALL' }, { currency: null }],
    [{ currency: '-' }, { currency: null }],
    [{ currency: 'eur' }, { currency: 'EUR' }],
    [{ currency: 'EUR/USD' }, { currency: 'EUR/USD' }],
    [{ id: 17 }, { id: '17' }],
    [
      { currency: null, importance: 0, time: null },
      { kind: 'tentative', currency: null, importance: null },
    ],
    // Figures
    [
      { actual: '0-0-9', forecast: '<0.10', previous: '4.05|2.5' },
      { actual: '0-0-9', forecast: '<0.10', previous: '4.05|2.5' },
    ],
    [
      { actual: '1,234', forecast: '3.1%', previous: ' +0.3 ' },
      { actual: '1,234', forecast: '3.1%', previous: '+0.3' },
    ],
    [
      { actual: 'unchanged', forecast: '−0.3', previous: 0.5 },
      { actual: 'unchanged', forecast: '−0.3', previous: '0.5' },
    ],
    [
      { actual: '', forecast: 'n/a', previous: '--' },
      { actual: null, forecast: null, previous: null },
    ],
    [
      { actual: {}, forecast: true, previous: undefined },
      { actual: null, forecast: null, previous: null },
    ],
    [{ actual: '9'.repeat(50) }, { actual: '9'.repeat(50) }],
    [{ actual: 'x'.repeat(50) }, { actual: `${'x'.repeat(39)}…` }],
    [{ unit: 7, series: 7, source: [] }, { unit: '' }],
  ])('%j', (fields, expected) => {
    expect(read(fields).data).toMatchObject(expected)
  })

  it.each([
    { id: null },
    { id: '' },
    { id: {} },
    { title: null },
    { title: ' ' },
    { title: 7 },
    { time: 'soon' },
    { time: '13:30' },
    { time: '2026-02-30' },
    { time: 1_795_699_800 },
    { currency: 7 },
  ])('or none, and left out: %j', (fault) => {
    expect(read(fault).success).toBe(false)
  })
})

it('a holiday of the title alone is none: only what the broker says of it counts', () => {
  const told = { kind: '', time: '2026-11-26', date: null, importance: '' }
  expect(planWhen(told)).toEqual({ kind: 'allDay', time: null, day: '2026-11-26' })
})
