import { expect, test } from 'vitest'
import { deskWords } from './desk-words.ts'
import { deskChanges, planDesk, readDeskHours } from './plan-desk.ts'

const hours = { zone: 'Asia/Nicosia', from: 480, until: 1200 }
const texts = {
  open: 'Open now.',
  shut: 'Closed, opens {{at}}.',
  days: '{{first}} to {{last}}, {{from}} to {{until}} ({{zone}})',
}

const said = (now: string, zone: string) => {
  const at = Date.parse(now)
  const { isOpen, state, days } = deskWords(planDesk(hours, at), {
    now: at,
    zone,
    zoneName: zone.split('/').at(-1) ?? '',
    intl: 'en-GB',
    texts,
  })
  return [isOpen, state, days]
}

test.each([
  ['2026-11-25T10:00:00Z', 'Europe/Berlin', true, 'Open now.', 'Monday to Friday, 07:00 to 19:00 (Berlin)'],
  [
    '2026-11-25T05:59:59Z',
    'UTC',
    false,
    'Closed, opens Wednesday 06:00.',
    'Monday to Friday, 06:00 to 18:00 (UTC)',
  ],
  ['2026-11-25T06:00:00Z', 'UTC', true, 'Open now.', 'Monday to Friday, 06:00 to 18:00 (UTC)'],
  [
    '2026-11-27T18:00:00Z',
    'UTC',
    false,
    'Closed, opens Monday 06:00.',
    'Monday to Friday, 06:00 to 18:00 (UTC)',
  ],
  [
    '2026-11-28T12:00:00Z',
    'Asia/Kathmandu',
    false,
    'Closed, opens Monday 11:45.',
    'Monday to Friday, 11:45 to 23:45 (Kathmandu)',
  ],
  // Far to the west the desk's Monday begins on a Sunday.
  [
    '2026-11-25T10:00:00Z',
    'Pacific/Honolulu',
    true,
    'Open now.',
    'Sunday to Thursday, 20:00 to 08:00 (Honolulu)',
  ],
  // Summer time of the desk ends on 25 October, that of New York a week later.
  [
    '2026-10-28T12:00:00Z',
    'America/New_York',
    true,
    'Open now.',
    'Monday to Friday, 02:00 to 14:00 (New_York)',
  ],
])('at %s in %s', (now, zone, isOpen, state, days) => {
  expect(said(now, zone)).toEqual([isOpen, state, days])
})

test('what is said changes when the desk opens and when it closes', () => {
  const at = Date.parse('2026-11-25T05:00:00Z')
  const opens = deskChanges(planDesk(hours, at), at)
  expect(new Date(opens).toISOString()).toBe('2026-11-25T06:00:00.000Z')
  expect(new Date(deskChanges(planDesk(hours, opens), opens)).toISOString()).toBe('2026-11-25T18:00:00.000Z')
})

test.each([
  ['Asia/Nicosia', '08:00', '20:00', hours],
  ['Asia/Nowhere', '08:00', '20:00', null],
  ['Asia/Nicosia', '8:00', '20:00', null],
  ['Asia/Nicosia', '20:00', '08:00', null],
  [null, '08:00', '20:00', null],
  ['Asia/Nicosia', null, null, null],
])('hours of %s, %s to %s', (zone, from, until, expected) => {
  expect(readDeskHours(zone, from, until)).toEqual(expected)
})
