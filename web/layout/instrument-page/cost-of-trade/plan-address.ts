import { type Locale, localePath } from '#locales/table.ts'
import { canonicalOf } from '#web/features/calculators/number-text.ts'
import { zoneOf } from '#web/lib/zone.ts'
import { type CostRange, isCostRange } from './cost-data.ts'
import type { Typed } from './plan-answer.ts'
import { instantOf, timeText } from './plan-steps.ts'

/** Without the prefix of a language. */
export const costPath = '/trade-cost'

/** Longest text that is read of a field. */
const most = 40

/** A time as an instant, so that it is the same on the clock of another language; what is no time stays as it is. */
const carried = (text: string, zone: string): string => {
  const at = instantOf(text, zone)
  return at === null ? text : `${timeText('UTC', at)}Z`
}

const queryOf = (locale: Locale, symbol: string, typed: Typed): string => {
  const zone = zoneOf[locale]
  const { range, side, currency } = typed
  const [from, to] = [carried(typed.from, zone), carried(typed.to, zone)]
  const lots = canonicalOf(locale, typed.lots) ?? typed.lots
  return String(new URLSearchParams({ of: symbol, range, from, to, side, lots, currency }))
}

/** The address that carries what was typed, and nothing else. */
export const linkOf = (locale: Locale, symbol: string, typed: Typed): string =>
  `${localePath(locale, costPath)}?${queryOf(locale, symbol, typed)}`

/** The same as lines of CSV. */
export const csvLinkOf = (locale: Locale, symbol: string, typed: Typed): string =>
  `/api/trade-cost/${locale}.csv?${queryOf(locale, symbol, typed)}`

/** What an address asks for. What it does not name is null; what is no choice is as if it were not named. */
export interface Asked {
  symbol: string
  range: CostRange | null
  from: string | null
  to: string | null
  side: 'buy' | 'sell' | null
  lots: string | null
  currency: string | null
}

export const askedIn = (query: URLSearchParams): Asked => {
  const text = (name: string): string | null => query.get(name)?.slice(0, most) ?? null
  const [range, side] = [text('range'), text('side')]
  return {
    symbol: text('of')?.toUpperCase() ?? '',
    range: isCostRange(range) ? range : null,
    from: text('from'),
    to: text('to'),
    side: side === 'buy' || side === 'sell' ? side : null,
    lots: text('lots'),
    currency: text('currency'),
  }
}
