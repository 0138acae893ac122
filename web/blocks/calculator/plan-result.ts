import {
  charges,
  conversionOf,
  type Direction,
  financingOf,
  marginOf,
  pipValueOf,
  profitOf,
} from '#web/features/calculators/formulas.ts'
import type { Reading } from '#web/features/calculators/read-fields.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { fill } from '#common/fill.ts'
import { type Ratio, toSignificant } from '#web/lib/numbers/ratio.ts'
import type { Locale } from '#locales/table.ts'
import type { CalculatorInstrument, CalculatorKind, CalculatorWords } from './calculator-words.ts'
import { type Result, sumText } from './result-panel.tsx'

type Field = 'lots' | 'price' | 'close' | 'yearly' | 'nights' | 'amount' | 'rate'

export interface Given {
  instrument: CalculatorInstrument
  readings: Readonly<Record<Field, Reading>>
  direction: Direction
  leverage: number
  from: string
  currency: string
}

const valueOf = (reading: Reading): Ratio | undefined => ('value' in reading ? reading.value : undefined)

const product = (...factors: (string | null)[]) => factors.filter((factor) => factor !== null).join(' × ')

/** The result for the inputs; null while a required one is invalid. */
export const planResult = (
  kind: CalculatorKind,
  { instrument, readings, direction, leverage, from, currency }: Given,
  locale: Locale,
  words: CalculatorWords,
): Result | null => {
  const [lots, price, close, yearly, nights, amount, rate] = [
    valueOf(readings.lots),
    valueOf(readings.price),
    valueOf(readings.close),
    valueOf(readings.yearly),
    valueOf(readings.nights),
    valueOf(readings.amount),
    valueOf(readings.rate),
  ]
  const { labels } = words
  const isConverted = from !== currency
  const write = (value: Ratio) => formatPrice(locale, toSignificant(value, 9))
  const size = formatPrice(locale, instrument.contractSize)
  const byRate = rate && isConverted ? write(rate) : null
  if (!rate) return null

  if (kind === 'conversion') {
    if (!amount) return null
    const { gross, charge, net } = conversionOf({ amount, rate, currency })
    return {
      label: labels.net,
      main: isConverted ? net : gross,
      rows: isConverted
        ? [
            { label: labels.gross, value: sumText(locale, gross) },
            {
              label: fill(labels.charge, { charge: formatPercent(locale, charges.conversion) }),
              value: sumText(locale, charge),
            },
          ]
        : [],
      numbers: product(write(amount), byRate),
    }
  }
  if (!lots) return null
  if (kind === 'pip') {
    const { inQuote, converted } = pipValueOf(instrument, { lots, rate, currency })
    return {
      label: labels.pip,
      main: converted,
      rows: [
        ...(isConverted
          ? [{ label: fill(labels.inCurrency, { currency: from }), value: sumText(locale, inQuote) }]
          : []),
        { label: labels.pipSize, value: formatPrice(locale, instrument.pipSize) },
      ],
      numbers: product(write(lots), size, formatPrice(locale, instrument.pipSize), byRate),
    }
  }
  if (!price) return null
  if (kind === 'margin') {
    const { notional, notionalConverted, margin } = marginOf(instrument, {
      lots,
      price,
      leverage,
      rate,
      currency,
    })
    return {
      label: labels.margin,
      main: margin,
      rows: [
        { label: fill(labels.notional, { currency: from }), value: sumText(locale, notional) },
        ...(isConverted
          ? [{ label: fill(labels.notional, { currency }), value: sumText(locale, notionalConverted) }]
          : []),
      ],
      numbers: `${product(write(lots), size, write(price), byRate)} ÷ ${leverage}`,
    }
  }
  if (kind === 'profit') {
    if (!close) return null
    const { inQuote, converted, charge, result, pips } = profitOf(instrument, {
      direction,
      lots,
      open: price,
      close,
      rate,
      currency,
    })
    const [after, before] = direction === 'buy' ? [close, price] : [price, close]
    return {
      label: labels.profit,
      main: result,
      rows: [
        { label: labels.move, value: formatPrice(locale, pips) },
        ...(isConverted
          ? [
              { label: fill(labels.inCurrency, { currency: from }), value: sumText(locale, inQuote) },
              { label: labels.gross, value: sumText(locale, converted) },
            ]
          : []),
        ...(charge
          ? [
              {
                label: fill(labels.charge, { charge: formatPercent(locale, charges.conversion) }),
                value: sumText(locale, charge),
              },
            ]
          : []),
      ],
      numbers: product(`(${write(after)} − ${write(before)})`, write(lots), size, byRate),
    }
  }
  if (!yearly || !nights) return null
  const { inQuote, converted } = financingOf(instrument, {
    direction,
    lots,
    price,
    yearly,
    nights,
    rate,
    currency,
  })
  const addition = formatPrice(locale, charges.financing)
  const share = direction === 'buy' ? `−(${write(yearly)} + ${addition})` : `(${write(yearly)} − ${addition})`
  return {
    label: converted.value.startsWith('-') ? labels.paid : labels.received,
    main: converted,
    rows: isConverted
      ? [{ label: fill(labels.inCurrency, { currency: from }), value: sumText(locale, inQuote) }]
      : [],
    numbers: product(write(lots), size, write(price), `${share}% ÷ 360`, write(nights), byRate),
  }
}
