import { z } from 'zod'
import { type CalendarEvent, eventsBetween } from '#sandbox/calendar/events.ts'
import { type Occasion, occasionsBetween } from '#sandbox/calendar/occasions.ts'
import { success } from '#sandbox/envelope.ts'
import type { Language } from '#sandbox/words/language.ts'
import { instantIn } from '#common/time/zoned-time.ts'
import { endpoint } from './endpoint.ts'
import { timeDifferences } from './time-differences.ts'

const day = 86_400_000
/** Maximum number of days per call. */
const maxDays = 62

/** Midnight of a date in a zone, plus a number of days. */
function midnight(date: string, zone: string, daysAfter = 0): number {
  const [year = 0, month = 1, first = 1] = date.split('-').map(Number)
  return instantIn(zone, { year, month, day: first + daysAfter, weekday: 0 }, 0)
}

const codes = z
  .string()
  .max(200)
  .transform((list) => list.split(',').flatMap((code) => code.trim().toUpperCase() || []))

const body = z
  .object({
    from: z.iso.date('must be a date such as 2026-11-16'),
    to: z.iso.date('must be a date such as 2026-11-22'),
    /** Id of a row of W104: the zone of the days. */
    zone: z.string().max(60).default('UTC'),
    currency: codes.default([]),
    /** Levels 1 to 3 as a comma list; none means all. */
    importance: codes.default([]),
    order: z.enum(['time', 'importance', 'currency']).default('time'),
    keyword: z.string().max(100).default(''),
    pg: z.int().min(1).max(1_000).default(1),
    size: z.int().min(1).max(500).default(200),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not lie before from' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxDays * day, {
    path: ['to'],
    error: `must lie within ${maxDays} days of from`,
  })

/** A row of the answer, with what it is ordered by. */
interface Row {
  at: number
  currency: string | null
  importance: 1 | 2 | 3 | null
  title: string
  told: object
}

const rowOfEvent = (event: CalendarEvent, now: number, language: Language): Row => {
  const { id, at, release, figures, previous } = event
  const [{ currency, importance, unit, source }, title] = [release, release.title[language]]
  const actual = at <= now ? figures.actual : null
  const told = {
    id,
    series: release.id,
    source,
    time: new Date(at).toISOString(),
    currency,
    importance,
    title,
  }
  return {
    at,
    currency,
    importance,
    title,
    told: { ...told, unit, actual, forecast: figures.forecast, previous },
  }
}

/** When an occasion is: an instant, the date of a whole day, or nothing but its date. */
const whenOf = ({ kind, at, date }: Occasion): object => {
  if (kind === 'timed') return { time: new Date(at).toISOString() }
  return kind === 'tentative' ? { kind, time: null, date } : { kind, time: date }
}

const rowOfOccasion = (occasion: Occasion, now: number, language: Language): Row => {
  const { id, at, currency, importance, source, unit, figures } = occasion
  const title = occasion.title[language]
  const actual = at <= now ? (figures?.actual ?? null) : null
  const told = {
    id,
    ...(source === null ? {} : { source }),
    ...whenOf(occasion),
    currency,
    importance,
    title,
  }
  const { forecast = null, previous = null } = figures ?? {}
  return { at, currency, importance, title, told: { ...told, unit, actual, forecast, previous } }
}

/** Stable: what is alike stays in the order of time. What has no importance or currency comes last. */
const orders = {
  time: () => 0,
  importance: (a: Row, b: Row) => (b.importance ?? 0) - (a.importance ?? 0),
  currency: (a: Row, b: Row) => (a.currency ?? '~').localeCompare(b.currency ?? '~'),
} as const

/**
 * The economic calendar (requirements D4, G2), holidays and events without a time among it. `actual` is null until the
 * figure is published. Times are UTC instants; `zone` only defines the days `from` and `to`.
 */
export const w102Calendar = endpoint({
  code: 'W102',
  path: '/api/m/v1/W102',
  purpose: 'Publications of a stretch of days, with forecast, previous and, once published, actual figure.',
  example: '{"from":"2026-11-16","to":"2026-11-22","zone":"Europe/Berlin","importance":"3"}',
  body,
  answer: ({ from, to, zone, currency, importance, order, keyword, pg, size }, { seed, now, language }) => {
    const place = timeDifferences(now, language).find(({ id }) => id === zone)?.id ?? 'UTC'
    const word = keyword.trim().toLowerCase()
    const [begin, end] = [midnight(from, place), midnight(to, place, 1)]
    const found = [
      ...eventsBetween(seed, begin, end).map((event) => rowOfEvent(event, now, language)),
      ...occasionsBetween(seed, begin, end, place).map((one) => rowOfOccasion(one, now, language)),
    ]
      .filter((row) => currency.length === 0 || row.currency === null || currency.includes(row.currency))
      .filter((row) => importance.length === 0 || importance.includes(String(row.importance)))
      .filter(({ title }) => title.toLowerCase().includes(word))
      .sort((a, b) => a.at - b.at)
      .sort(orders[order])
    const lst = found.slice((pg - 1) * size, pg * size).map(({ told }) => told)
    return success({
      lst,
      pg: { current: pg, size, total: found.length },
      data: { from, to, zone: place, now: new Date(now).toISOString() },
    })
  },
})
