import type { Locale } from '#locales/table.ts'
import { dayFigures, tradingDayOf } from '#web/features/chart/plan/day.ts'
import { askHistory } from '#web/features/chart/live/ask-history.ts'
import { marketOf } from '#web/features/hours/market-of.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { zoneOf } from '#web/lib/zone.ts'
import { attributeOf, changeIn, inside, placeIn, priceIn, textOf } from '#web/live/cells.ts'
import type { RowNews } from '#web/live/paint-row.ts'
import type { PartReader } from '#web/live/price-lists.ts'
import { type Change, planSinceOpen } from '#web/live/plan-change.ts'
import { type MarketWords, marketIn } from './market-in.ts'
import { askOf, type DayPrices, extendDay, planDayRule } from './plan-rail.ts'

/** What the server says of the rail beside an instrument's chart, with its places: `rail.tsx` of that page. */
export interface RailFacts extends Pick<Traded, 'assetClass' | 'hours'> {
  /** Decimal strings; the spread in pips. */
  pipSize: string
  typicalSpread: string
  day: DayPrices | null
  words: MarketWords
}

/** The class of the rail; figures of a price beyond this length need more room. */
const shortPrice = 9
export const railClass = (bid: string | undefined): string =>
  bid && bid.length > shortPrice ? 'rail rail--long' : 'rail'

export const barClass = ({ open, bid }: { open: number; bid: number }): string =>
  bid >= open ? 'day-range__up' : 'day-range__down'

export const movedTo = (percent: number): string => `translate(${percent}%, 0%)`

/** The places of the rule of a day. */
const ruleIn = (frame: Element) => {
  const bar = inside(frame, 'day-bar')
  return {
    look: attributeOf(bar, 'class'),
    x: attributeOf(bar, 'x'),
    width: attributeOf(bar, 'width'),
    open: attributeOf(inside(frame, 'day-open'), 'd'),
    mark: inside(frame, 'day-bid'),
    low: textOf(inside(frame, 'day-low')),
    high: textOf(inside(frame, 'day-high')),
  }
}

/** Writes the day's low, high, open and bid into their rule. */
const dayIn = (part: Element, locale: Locale) => {
  let frame = inside(part, 'day')
  let write = ruleIn(frame)
  return (day: DayPrices, bid: string) => {
    if (frame.dataset['unknown'] !== undefined) {
      // What becomes seen in another form would count as a shift: another takes its place.
      const next = document.importNode(frame, true)
      delete next.dataset['unknown']
      frame.replaceWith(next)
      frame = next
      write = ruleIn(frame)
      inside(part, 'no-day').hidden = true
    }
    const rule = planDayRule(day, bid)
    const from = Math.min(rule.open, rule.bid)
    write.look(barClass(rule))
    write.x(String(from))
    write.width(String(Math.max(rule.open, rule.bid) - from))
    write.open(`M${rule.open} 2v24`)
    write.mark.style.transform = movedTo(rule.bid)
    write.low(formatPrice(locale, day.low))
    write.high(formatPrice(locale, day.high))
  }
}

/** Writes the line under the bid: the change since the open, in place of when the price on record was that. */
const changeLineIn = (part: Element) => {
  let line = inside(part, 'change')
  let write = changeIn(line, 'since-open')
  return (change: Change | null) => {
    placeIn(line, 'as-of')?.classList.add('is-past')
    if (!change) return
    if (inside(line, 'since').hidden) {
      // One that grows would count as a shift of the page: another takes its place.
      const next = document.importNode(line, true)
      inside(next, 'since').hidden = false
      line.replaceWith(next)
      line = next
      write = changeIn(line, 'since-open')
    }
    write(change.direction, change.text)
  }
}

/**
 * Writes into the rail beside an instrument's chart: bid, indicative ask, the day so far and the market's state. The day
 * is that of the history, extended by the prices that come.
 */
export const railIn: PartReader = (element, locale, repaint) => {
  const symbol = element.dataset['symbol'] ?? ''
  const facts: RailFacts = JSON.parse(element.dataset['facts'] ?? '{}')
  const { assetClass, hours, pipSize, typicalSpread, words } = facts
  const market = marketOf({ assetClass, hours })
  const look = attributeOf(element, 'class')
  const price = priceIn(element)
  const ask = priceIn(inside(element, 'ask'))
  const writeChange = changeLineIn(element)
  const paintDay = dayIn(element, locale)
  const paintMarket = marketIn(element, locale, words)
  let day = facts.day ?? undefined
  let isAsked = false

  /** The day's bars, once: what was drawn may be a quarter of an hour old. */
  const learn = async (from: number): Promise<void> => {
    const history = await askHistory(symbol, '1d').catch(() => null)
    const known = history && dayFigures(history.bars, from, history.stepMs)
    if (!known) return
    const seen = day
    day = { from, open: known.open, low: known.low, high: known.high }
    if (seen?.from === from) for (const one of [seen.low, seen.high]) day = extendDay(day, from, one)
    repaint()
  }

  const paint = ({ quote, open, sessions, now, lastAt }: RowNews): void => {
    const state = sessions.get(symbol)
    if (state) paintMarket(state, now)
    if (!quote || lastAt === null) return
    const { bid } = quote
    look(railClass(bid))
    price(formatPrice(locale, bid))
    const asked = askOf(bid, typicalSpread, pipSize)
    if (asked !== null) ask(formatPrice(locale, asked))
    // Where the hours are not known a day is that of the page's clock, as the server has it.
    const { from } = tradingDayOf(market, lastAt, zoneOf[locale])
    day = extendDay(day, from, bid)
    const sinceWhat = open ?? day.open
    paintDay({ ...day, open: sinceWhat }, bid)
    const change = planSinceOpen(locale, { bid, open: sinceWhat, isClosed: state?.isOpen === false }, 'both')
    writeChange(change)
    if (isAsked) return
    isAsked = true
    void learn(from)
  }
  return { traded: { symbol, assetClass, hours }, paint }
}
