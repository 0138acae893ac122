import { z } from 'zod'
import { decimal } from './fields.ts'

/**
 * What an event of the calendar is: a release at an instant, a holiday, an event of a whole day, or one whose time is
 * not fixed yet.
 */
type EventKind = 'release' | 'holiday' | 'allDay' | 'tentative'

/** How brokers write that there is nothing. */
const blank = /^(?:|[-–—]+|n\/?a|none|null)$/i

/** Longer than any vote (`0-0-9`), bound (`<0.10`), pair (`4.05|2.5`) or word in a figure's place. */
const longestFigure = 40

const asTold = (text: string): string | null => {
  if (blank.test(text)) return null
  return text.length > longestFigure ? `${text.slice(0, longestFigure - 1)}…` : text
}

/** A figure, or what was reported in its place, as it was told. */
const reported = z
  .union([decimal, z.string().trim().transform(asTold)])
  .nullable()
  .catch(null)

const levels: Readonly<Record<string, 1 | 2 | 3>> = {
  '1': 1,
  '2': 2,
  '3': 3,
  low: 1,
  medium: 2,
  moderate: 2,
  high: 3,
}

const everyMarket = /^(?:all|all markets|world|worldwide|global|\*)$/i

/** The currency as it is written; null for all markets. */
const currencyOf = (told: string): string | null => {
  if (blank.test(told) || everyMarket.test(told)) return null
  return /^[a-z]{3}$/i.test(told) ? told.toUpperCase() : told
}

const dateOf = (text: string): string | null => z.iso.date().safeParse(text.slice(0, 10)).data ?? null

const isInstant = (text: string): boolean => z.iso.datetime({ offset: true }).safeParse(text).success

/** When an event is: the day is told of what has no instant, and null where it is not fixed either. */
interface When {
  kind: EventKind
  time: string | null
  day: string | null
}

interface ToldWhen {
  kind: string
  time: string
  date: string | null
  importance: string
}

const untimed = (kind: EventKind, day: string | null): When => ({ kind, time: null, day })

/**
 * What an event is and when, from what a broker says of it; null for a time that is none. An hour that cannot be
 * placed, as it names no zone, is not fixed: the event is told for its day.
 */
export const planWhen = ({ kind, time, date, importance }: ToldWhen): When | null => {
  const day = date ?? dateOf(time)
  const says = (pattern: RegExp) => pattern.test(kind) || pattern.test(time)
  if (says(/holiday/i) || /holiday/i.test(importance)) return untimed('holiday', day)
  if (says(/^all[ -]?day$/i)) return untimed('allDay', day)
  if (says(/^(?:tentative|tba|tbd)$/i)) return untimed('tentative', day)
  if (isInstant(time)) return { kind: 'release', time, day: null }
  if (day !== null && time === day) return untimed('allDay', day)
  return day !== null || blank.test(time) ? untimed('tentative', day) : null
}

/**
 * An event of the economic calendar, as brokers tell it and as the site goes on with it. Without importance, time or
 * currency it is a kind of its own, and none that is left out.
 */
export const calendarEvent = z
  .object({
    id: z.union([z.string().trim().min(1), z.number().transform(String)]),
    /** The same for every release of one figure: what W106 and the editors' explanations are found by. */
    series: z.string().max(60).optional().catch(undefined),
    /** Who publishes it. */
    source: z.string().max(120).optional().catch(undefined),
    /** `holiday`, `allDay` or `tentative`; without it the time says. */
    kind: z.string().trim().nullish().catch(null),
    /** A UTC instant; the date of what lasts a whole day; null of what has no time yet. */
    time: z.string().trim().max(40).nullish(),
    /** The day of what has no time. */
    date: z.iso.date().nullish().catch(null),
    /** Null for all markets. */
    currency: z.string().trim().max(24).nullish(),
    /** 1 low to 3 high; anything else is none. */
    importance: z
      .union([z.string().trim(), z.number().transform(String)])
      .nullish()
      .catch(null),
    title: z.string().trim().min(1),
    unit: z.string().catch(''),
    /** Null until released. */
    actual: reported,
    forecast: reported,
    previous: reported,
  })
  .transform(({ kind, time, date, currency, importance, ...told }, context) => {
    const rank = importance ?? ''
    const when = planWhen({ kind: kind ?? '', time: time ?? '', date: date ?? null, importance: rank })
    if (!when) {
      context.addIssue({ code: 'custom', path: ['time'], message: 'is neither an instant nor a day' })
      return z.NEVER
    }
    return {
      ...told,
      ...when,
      currency: currencyOf(currency ?? ''),
      importance: levels[rank.toLowerCase()] ?? null,
    }
  })
