import { z } from 'zod'
import { type CalendarEvent, eventsBetween } from '#sandbox/calendar/events.ts'
import { success } from '#sandbox/envelope.ts'
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

const orders = {
  time: () => 0,
  importance: (a: CalendarEvent, b: CalendarEvent) => b.release.importance - a.release.importance,
  currency: (a: CalendarEvent, b: CalendarEvent) => a.release.currency.localeCompare(b.release.currency),
} as const

/**
 * The economic calendar (requirements D4, G2). `actual` is null until the figure is published. Times are UTC
 * instants; `zone` only defines the days `from` and `to`.
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
    const found = eventsBetween(seed, midnight(from, place), midnight(to, place, 1))
      .filter(({ release }) => currency.length === 0 || currency.includes(release.currency))
      .filter(({ release }) => importance.length === 0 || importance.includes(String(release.importance)))
      .filter(({ release }) => release.title[language].toLowerCase().includes(word))
      .sort(orders[order])
    const lst = found.slice((pg - 1) * size, pg * size).map(({ id, at, release, figures, previous }) => ({
      id,
      series: release.id,
      source: release.source,
      time: new Date(at).toISOString(),
      currency: release.currency,
      importance: release.importance,
      title: release.title[language],
      unit: release.unit,
      actual: at <= now ? figures.actual : null,
      forecast: figures.forecast,
      previous,
    }))
    return success({
      lst,
      pg: { current: pg, size, total: found.length },
      data: { from, to, zone: place, now: new Date(now).toISOString() },
    })
  },
})
