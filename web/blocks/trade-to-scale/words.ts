import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { Namespaces } from '#locales/resources.ts'
import { lotsText } from '#web/i18n/pips.ts'
import { formatPrice, formatSigned } from '#web/lib/numbers/decimal.ts'
import { percentSign } from '#web/lib/numbers/percent.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import type { Sum } from '#web/features/calculators/formulas.ts'
import type { Length, Night, TradePlan } from './plan-trade.ts'

type Texts = Pick<Namespaces['trading'], 'trade' | 'lots'>

/** From here on a sum is drawn without its cents. */
const wholeFrom = 100

/** Noon of a Monday; only its weekday counts. */
const monday = Date.UTC(2026, 10, 23, 12)
const dayMs = 86_400_000

const weekday = (locale: Locale, { weekday: day, factor }: Night): string => {
  const format = new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'short', timeZone: 'UTC' })
  return `${format.format(monday + (day - 1) * dayMs)}${factor > 1 ? `\u00a0×${factor}` : ''}`
}

const moment = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(locales[locale].intl, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(at)

const signedMoney = (locale: Locale, { value, currency }: Sum): string => {
  const isWhole = Math.abs(Number(value)) >= wholeFrom
  return formatMoney(locale, isWhole ? Number(value).toFixed(0) : value, currency, true)
}

/** A distance in per cent without its sign: `1.67%`. */
const distance = (locale: Locale, { percent }: Length): string =>
  `${formatPrice(locale, String(Math.abs(Math.round(percent * 100) / 100)))}${percentSign(locale)}`

/** All that is written in and over the drawing, in one language; `lots` as it is to be read, `0.10`. */
export const tradeWords = (locale: Locale, plan: TradePlan, symbol: string, lots: string, texts: Texts) => {
  const { trade } = texts
  const size = lotsText(locale, lots, texts.lots)
  const days = plan.nights.map((night) => weekday(locale, night))
  const [one, closeOut, margin] = [plan.up, plan.closeOut, plan.margin].map((move) => distance(locale, move))
  const sumOf = ({ sum }: Length) => (sum ? signedMoney(locale, sum) : '')
  const caption =
    plan.value && plan.pricedAt !== null
      ? [
          fill(trade.caption, { size, symbol, value: formatMoney(locale, plan.value.value, plan.currency) }),
          ...(days.length > 0 ? [fill(trade.held, { nights: days.join(', ') })] : []),
          fill(trade.priced, { time: moment(locale, plan.pricedAt) }),
        ].join(' ')
      : fill(trade.unpriced, { size, symbol })
  const labels = {
    opening: trade.opening,
    openingSum: plan.spread ? sumOf(plan.spread) : '',
    nights: trade.nights,
    nightsSum: plan.nightsTotal ? signedMoney(locale, plan.nightsTotal) : '',
    days,
    up: fill(trade.up, { move: one ?? '' }),
    upShort: `+${one ?? ''}`,
    upSum: sumOf(plan.up),
    down: fill(trade.down, { move: one ?? '' }),
    downShort: `−${one ?? ''}`,
    downSum: sumOf(plan.down),
    reaches: [closeOut, margin].map((move) => `−${move ?? ''}`),
    closeOut: fill(trade.closeOut, { move: closeOut ?? '' }),
    closeOutShort: fill(trade.closeOutShort, { move: closeOut ?? '' }),
    margin: plan.margin.sum
      ? fill(trade.margin, {
          sum: formatMoney(locale, plan.margin.sum.value.replace('-', ''), plan.currency),
          move: margin ?? '',
        })
      : fill(trade.marginShort, { move: margin ?? '' }),
    marginShort: fill(trade.marginShort, { move: margin ?? '' }),
  }
  const spoken = [
    labels.openingSum && `${labels.opening} ${labels.openingSum}`,
    labels.nightsSum && `${labels.nights} ${labels.nightsSum}`,
    `${labels.up} ${labels.upSum}`.trim(),
    `${labels.down} ${labels.downSum}`.trim(),
    labels.closeOut,
    labels.margin,
  ]
  return {
    ...labels,
    caption,
    name: `${symbol}. ${spoken.filter(Boolean).join('; ')}.`,
    /** A mark of the scale. */
    tick: (amount: number) =>
      `${formatSigned(locale, String(amount))}${plan.value ? '' : percentSign(locale)}`,
  }
}

export type TradeWords = ReturnType<typeof tradeWords>
