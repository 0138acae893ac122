import { daysAfter, type WallDate } from '#web/lib/zoned-time.ts'

/** A whole day of a calendar file. */
export interface CalendarDay {
  /** Stable from one version of the file to the next, so that a calendar changes the day and adds none. */
  uid: string
  date: WallDate
  summary: string
  description: string
}

const pad = (number: number): string => String(number).padStart(2, '0')
const dateOf = ({ year, month, day }: WallDate): string => `${year}${pad(month)}${pad(day)}`

/** An instant in UTC as RFC 5545 3.3.5 writes it: `20261121T133000Z`. */
const momentOf = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Text as RFC 5545 3.3.11 wants it; control characters have no way to be written there and are left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')

/** Longest line, octets without its end (RFC 5545 3.1). */
const longest = 75
const encoder = new TextEncoder()

/** A line, folded between characters; each part after the first begins with a space, which counts. */
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
 * A calendar of whole days on which nobody is busy, as RFC 5545 writes it.
 * @param maker who makes it: the host of the site
 * @param at when it is made, ms since 1970
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
