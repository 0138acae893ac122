import { daysAfter, type WallDate } from '#common/time/zoned-time.ts'

/** An all-day event. */
export interface CalendarDay {
  /** Stable across versions of the file, so that calendars update instead of adding. */
  uid: string
  date: WallDate
  summary: string
  description: string
}

const pad = (number: number): string => String(number).padStart(2, '0')
const dateOf = ({ year, month, day }: WallDate): string => `${year}${pad(month)}${pad(day)}`

/** A UTC instant as in RFC 5545 3.3.5: `20261121T133000Z`. */
const momentOf = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Escapes text as in RFC 5545 3.3.11; control characters cannot be represented and are dropped. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')

/** Longest line in octets without line break (RFC 5545 3.1). */
const longest = 75
const encoder = new TextEncoder()

/** Folds a line between characters; continuation lines start with a space, which counts. */
const folded = (line: string): string => {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (size + octets > longest) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += character
    size += octets
  }
  return [...parts, part].join('\r\n')
}

/**
 * A calendar of all-day events that do not block time (RFC 5545).
 * @param maker the site's host
 * @param at time of creation, ms since 1970
 */
export const planCalendarFile = (
  maker: string,
  language: string,
  name: string,
  days: readonly CalendarDay[],
  at: number,
): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//trading hours//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P7D',
    ...days.flatMap(({ uid, date, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${momentOf(at)}`,
      `DTSTART;VALUE=DATE:${dateOf(date)}`,
      `DTEND;VALUE=DATE:${dateOf(daysAfter(date, 1))}`,
      `SUMMARY;LANGUAGE=${language}:${escaped(summary)}`,
      `DESCRIPTION;LANGUAGE=${language}:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
