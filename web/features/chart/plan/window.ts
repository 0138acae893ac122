import { dateIn, daysAfter, instantIn, type WallDate } from '#common/time/zoned-time.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { ChartRange, SettledBars } from './history.ts'

/** The stretch of time a chart shows, ms since 1970. */
export interface ChartWindow {
  from: number
  until: number
  stepMs: number
}

const hour = 3_600_000

/** Hours still to come, which the chart of a day leaves room for. */
const aheadMs = 6 * hour

/** A chart has room for as many bars at least. */
const fewestSteps = 8

/**
 * The time shown: all bars whole, and what lies ahead of a day.
 * @param closedMs how long the market has been closed since its last bar: the chart does not move on meanwhile
 */
export const planWindow = (
  { range, stepMs, from, to, bars, lastAt }: SettledBars,
  closedMs = 0,
): ChartWindow => {
  const start = Math.min(from, bars[0]?.at ?? lastAt ?? from)
  const end = Math.max(to - closedMs, lastAt === null ? to : lastAt + stepMs)
  const until = end + (range === '1d' ? aheadMs : stepMs)
  return { from: start, until: Math.max(until, start + fewestSteps * stepMs), stepMs }
}

const twoDecimals = (value: number): number => Math.round(value * 100) / 100

/** Where an instant stands, in per cent of the width; beyond the window at its edge. */
export const shareOf = ({ from, until }: ChartWindow, at: number): number =>
  twoDecimals(Math.min(100, Math.max(0, (100 * (at - from)) / (until - from))))

/** The middle of a bar. */
export const middleOf = ({ stepMs }: ChartWindow, at: number): number => at + stepMs / 2

/** A stretch of the window, in per cent of its width; null where it lies outside. */
export const stretchOf = (
  window: ChartWindow,
  from: number,
  until: number,
): { x: number; width: number } | null => {
  const x = shareOf(window, from)
  const width = twoDecimals(shareOf(window, until) - x)
  return width > 0 ? { x, width } : null
}

/** A tick of the time axis. */
export interface Tick {
  x: number
  /** Empty where it would not fit. */
  label: string
  /** Whether a narrow chart has its label too. */
  isKey: boolean
}

interface Stop {
  at: number
  label: string
  isKey: boolean
}

const datesIn = (window: ChartWindow, zone: string): WallDate[] => {
  const first = dateIn(zone, window.from)
  const days = Math.ceil((window.until - window.from) / (24 * hour)) + 2
  return Array.from({ length: days }, (_, index) => daysAfter(first, index))
}

const twoFigures = (value: number): string => String(value).padStart(2, '0')

/** A label's place at either end of the axis, in per cent, where half of it would stand outside. */
const edge = 2

type Stops = (window: ChartWindow, zone: string, locale: Locale) => Stop[]

const everyTwoHours: Stops = (window, zone) =>
  datesIn(window, zone).flatMap((date) =>
    Array.from({ length: 12 }, (_, index) => ({
      at: instantIn(zone, date, index * 120),
      label: `${twoFigures(index * 2)}00`,
      isKey: index % 3 === 0,
    })),
  )

const everyDay: Stops = (window, zone, locale) => {
  const name = new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'short', timeZone: zone })
  return datesIn(window, zone).map((date) => {
    const at = instantIn(zone, date, 0)
    return { at, label: name.format(at + 12 * hour), isKey: true }
  })
}

/** Bars of days and weeks are trading days, the same on every visitor's clock: their dates are those of UTC. */
const everyMonday: Stops = (window, _zone, locale) => {
  const name = new Intl.DateTimeFormat(locales[locale].intl, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return datesIn(window, 'UTC')
    .filter(({ weekday }) => weekday === 1)
    .map((date) => {
      const at = instantIn('UTC', date, 0)
      return { at, label: name.format(at), isKey: true }
    })
}

const everyMonth: Stops = (window, _zone, locale) => {
  const name = new Intl.DateTimeFormat(locales[locale].intl, { month: 'short', timeZone: 'UTC' })
  return datesIn(window, 'UTC')
    .filter(({ day }) => day === 1)
    .map((date) => {
      const at = instantIn('UTC', date, 0)
      return { at, label: name.format(at), isKey: date.month % 3 === 1 }
    })
}

const everyMinute: Stops = (window, zone) => {
  const minute = 60_000
  const name = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  const first = Math.ceil(window.from / minute) * minute
  return Array.from({ length: Math.ceil((window.until - first) / minute) }, (_, index) => {
    const at = first + index * minute
    return { at, label: name.format(at).replace(':', ''), isKey: true }
  })
}

const stopsOf: Record<ChartRange, Stops> = {
  '1d': everyTwoHours,
  '1w': everyDay,
  '1m': everyMonday,
  '1y': everyMonth,
  polls: everyMinute,
}

/** The ticks of the time axis, on the clock of a zone. */
export const planTicks = (window: ChartWindow, range: ChartRange, zone: string, locale: Locale): Tick[] =>
  stopsOf[range](window, zone, locale)
    .filter(({ at }) => at >= window.from && at <= window.until)
    .map(({ at, label, isKey }) => {
      const x = shareOf(window, at)
      return { x, label: x < edge || x > 100 - edge ? '' : label, isKey }
    })
