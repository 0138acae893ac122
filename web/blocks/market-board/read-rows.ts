import 'server-only'
import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import { thinned } from '#web/features/board/plan/plan-today.ts'
import type { Sum } from '#web/features/calculators/formulas.ts'
import type { KnownReleases } from '#web/features/calendar/known-releases.ts'
import { readReleases } from '#web/features/calendar/read-releases.ts'
import { addDays } from '#web/features/calendar/plan-days.ts'
import type { RecordedDay } from '#web/features/history/plan-day.ts'
import { readDays, readOrdinaryDays } from '#web/features/history/read-history.ts'
import { momentIn } from '#web/features/hours/moment.ts'
import { lotsText } from '#web/i18n/pips.ts'
import { resources } from '#web/i18n/resources.ts'
import { formatPrice, multiply, withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { unitSpace } from '#web/lib/numbers/unit-space.ts'
import { type MarketCosts, planCosts, usualSizeOf } from './plan/plan-costs.ts'
import { nextOf } from './plan/plan-next.ts'
import type { MarketBoardBlock } from './query.ts'
import type { MarketRow, NextRelease } from './market-row.ts'

/** What a board shows, and of when. */
export interface MarketRows {
  rows: readonly MarketRow[]
  /** The last day of trading by symbol, as far as it is on record. */
  days: ReadonlyMap<string, RecordedDay>
  /** The size that costs are shown for, in words. */
  size: string
  /** Of all costs; null where each is in the currency of its price, as no rate is known. */
  currency: string | null
}

const none = '–'

const timeOf = (locale: Locale, known: KnownReleases, at: number | null, day: string | null): string => {
  if (at !== null) return momentIn(locale, at, known.now, known.zone.id)
  if (day === null) return ''
  // A day without a time has its name alone.
  const name = new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'short', timeZone: 'UTC' })
  return name.format(Date.parse(addDays(day, 0)))
}

const nextRelease = (
  locale: Locale,
  known: KnownReleases | null,
  { base, quote }: Instrument,
): { next: NextRelease | null; nextAt: number | null } => {
  const release =
    known &&
    nextOf(
      known,
      [base, quote].flatMap((code) => code || []),
    )
  if (!known || !release) return { next: null, nextAt: null }
  const { at, day, currency, title, importance } = release
  return {
    next: {
      time: timeOf(locale, known, at, day),
      currency: currency ?? '',
      title,
      importance: importance ?? 1,
    },
    nextAt: at ?? (day === null ? null : Date.parse(addDays(day, 1))),
  }
}

/** The course of the session that a day is of. */
const courseOf = (day: RecordedDay | undefined): MarketRow['day'] => {
  const first = day ? day.closedAt.findIndex((at) => at > day.from) : -1
  if (!day || first < 0) return { from: 0, at: [], bids: [] }
  return { from: day.from, at: day.closedAt.slice(first), bids: day.closes.slice(first) }
}

const lotOf = (locale: Locale, { base, contractSize, contractUnit }: Instrument): string | null => {
  if (base) return null
  const { market, units } = resources[locale].trading
  const named: Record<string, string> = units
  const size = `${formatPrice(locale, contractSize)}${unitSpace}${named[contractUnit] ?? contractUnit}`
  return fill(market.lot, { size })
}

const sizeText = (locale: Locale, { lotStep }: Instrument, lots: string): string =>
  lotsText(locale, withPlacesOf(lotStep, lots), resources[locale].trading.lots)

const rowOf = (
  locale: Locale,
  instrument: Instrument,
  given: {
    day: RecordedDay | undefined
    costs: MarketCosts | null
    releases: KnownReleases | null
  },
): MarketRow => {
  const { symbol, name, href, assetClass, hours, typicalSpread, pipSize } = instrument
  const { day, costs, releases } = given
  const money = (sum: Sum | null | undefined, isSigned = false) =>
    sum ? formatMoney(locale, sum.value, sum.currency, isSigned) : none
  return {
    symbol,
    name,
    href,
    assetClass,
    hours,
    lot: lotOf(locale, instrument),
    closes: thinned(day?.closes ?? []),
    open: day?.open,
    range: day ? { low: day.low, high: day.high } : null,
    spread: multiply(typicalSpread, pipSize),
    cost: costs?.spread?.value ?? null,
    long: costs?.long?.value ?? null,
    ...nextRelease(locale, releases, instrument),
    spreadText: money(costs?.spread),
    longText: money(costs?.long, true),
    shortText: money(costs?.short, true),
    figures: {
      spread: money(costs?.spread),
      long: money(costs?.long, true),
      short: money(costs?.short, true),
      margin: money(costs?.margin),
      day: money(costs?.day),
      onePercent: money(costs?.onePercent),
    },
    day: courseOf(day),
  }
}

/** The rows of a market: prices on record, what the usual size costs at them, and what comes next. */
export const readRows = async (
  locale: Locale,
  { instruments, converters }: MarketBoardBlock,
  now: number,
): Promise<MarketRows> => {
  const symbols = instruments.map(({ symbol }) => symbol)
  const [known, ordinary, releases] = await Promise.all([
    readDays([...instruments, ...converters], now),
    readOrdinaryDays(symbols, now),
    readReleases(locale, now),
  ])
  const bidOf = (symbol: string) => known.get(symbol)?.bid
  const lots = usualSizeOf(instruments, bidOf)
  const costsOf = (instrument: Instrument) =>
    lots === null ? null : planCosts(instrument, lots, ordinary.get(instrument.symbol) ?? null, bidOf)
  const costs = instruments.map(costsOf)
  const [first] = instruments
  const currencies = new Set(costs.flatMap((one) => (one ? one.currency : [])))
  return {
    rows: instruments.map((instrument, index) =>
      rowOf(locale, instrument, {
        day: known.get(instrument.symbol),
        costs: costs[index] ?? null,
        releases,
      }),
    ),
    days: new Map([...known].filter(([symbol]) => symbols.includes(symbol))),
    size: first && lots !== null ? sizeText(locale, first, lots) : '',
    currency: currencies.size === 1 ? [...currencies].join('') : null,
  }
}
