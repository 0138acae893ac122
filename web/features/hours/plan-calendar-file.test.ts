import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planCalendarFile } from './plan-calendar-file.ts'

const at = Date.parse('2026-11-21T13:30:00.250Z')
const day = {
  uid: '20261231-newYork@www.halyard.example',
  date: { year: 2026, month: 12, day: 31, weekday: 4 },
  summary: 'Kein Handel in New York: Neujahr',
  description: 'Vorher, nachher; und so',
}

/** The lines of a file as a calendar reads them: what is folded is one again. */
const unfolded = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
const plain = (text: string): string =>
  text.replaceAll(/\\([\\;,n])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))

describe('holidays as a calendar file (RFC 5545)', () => {
  it('has whole days with a stable name, over the end of a year too', () => {
    expect(unfolded(planCalendarFile('www.halyard.example', 'de', 'EURUSD', [day], at))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//www.halyard.example//trading hours//DE',
      'CALSCALE:GREGORIAN',
      'NAME:EURUSD',
      'X-WR-CALNAME:EURUSD',
      'REFRESH-INTERVAL;VALUE=DURATION:P7D',
      'BEGIN:VEVENT',
      'UID:20261231-newYork@www.halyard.example',
      'DTSTAMP:20261121T133000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY;LANGUAGE=de:Kein Handel in New York: Neujahr',
      String.raw`DESCRIPTION;LANGUAGE=de:Vorher\, nachher\; und so`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('property: whatever the words, lines end and fold as the standard says, and the words come back', () => {
    assert(
      property(array(integer({ min: 0, max: 0x10ffff }), { maxLength: 120 }), (points) => {
        const words = String.fromCodePoint(...points).toWellFormed()
        const file = planCalendarFile('h', 'pl', words, [{ ...day, summary: words }], at)
        const written = file.split('\r\n')
        expect(written.at(-1)).toBe('')
        for (const line of written) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/\p{Cc}/u)
          // No character is cut in two.
          expect(line.isWellFormed()).toBe(true)
        }
        const summary = unfolded(file).find((line) => line.startsWith('SUMMARY'))
        const kept = words.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '')
        expect(plain(summary?.replace('SUMMARY;LANGUAGE=pl:', '') ?? '')).toBe(kept)
      }),
      { numRuns: 40 },
    )
  })
})
