import { type Direction, capOf, leveragesOf, yearlyOf } from '#web/features/calculators/formulas.ts'
import { accountCurrencies, legsOf, quotedCurrencies } from '#web/features/calculators/conversion.ts'
import { readLots, readNights, readPositive, readYearly } from '#web/features/calculators/read-fields.ts'
import { useFields } from '#web/features/calculators/use-fields.ts'
import { useRates } from '#web/features/calculators/use-rates.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { fill } from '#common/fill.ts'
import { ratioOf, toSignificant } from '#web/lib/numbers/ratio.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { CalculatorInstrument, CalculatorKind, CalculatorWords } from './calculator-words.ts'
import { planResult } from './plan-result.ts'

/** Account currencies (page "Account overview"); a rate that is not quoted must be typed. */

const defaults: Readonly<Record<string, string>> = { lots: '1', amount: '1000', nights: '1' }

const clockTime = (locale: Locale, at: number | null): string =>
  at === null
    ? ''
    : new Intl.DateTimeFormat(locales[locale].intl, { timeStyle: 'medium', timeZone: 'UTC' }).format(at)

const oneOf = (value: string, values: readonly string[], fallback: string): string =>
  values.includes(value) ? value : fallback

export interface CalculatorProps {
  kind: CalculatorKind
  instruments: readonly [CalculatorInstrument, ...CalculatorInstrument[]]
  locale: Locale
  words: CalculatorWords
}

/** Inputs, live values, the result, and the notes beside the fields. */
export const useCalculator = ({ kind, instruments, locale, words }: CalculatorProps) => {
  const fields = useFields(kind, locale, defaults)
  const hasInstrument = kind !== 'conversion'
  const instrument =
    instruments.find(({ symbol }) => symbol === fields.choice('instrument')) ?? instruments[0]
  const currency = oneOf(fields.choice('currency'), [...accountCurrencies, ...quotedCurrencies], 'EUR')
  const from = hasInstrument ? instrument.quote : oneOf(fields.choice('from'), quotedCurrencies, 'USD')
  const direction: Direction = fields.choice('direction') === 'sell' ? 'sell' : 'buy'
  const rates = useRates(hasInstrument ? instrument.symbol : null, from, currency, locale)

  const cap = capOf(instrument)
  const asked = Number(fields.choice('leverage')) || cap
  const leverage = leveragesOf(instrument).findLast((step) => step <= asked) ?? 1

  // An empty price or rate means the live one.
  const bid = rates.bidOf(instrument.symbol)
  const priceEntry = fields.entry('price')
  const price = priceEntry === '' && bid !== null ? readPositive(bid) : readPositive(priceEntry)
  const liveRate = rates.rate(from, currency)
  const rateEntry = fields.entry('rate')
  const isRateTyped = rateEntry !== '' && from !== currency
  const rate = !isRateTyped && liveRate ? { value: liveRate } : readPositive(rateEntry)

  // An empty reference rate means the one that the published charge comes to.
  const nightly = ratioOf((direction === 'buy' ? instrument.overnightLong : instrument.overnightShort) ?? '')
  const priced = bid === null ? price : readPositive(bid)
  const ownYearly =
    nightly && 'value' in priced ? yearlyOf(instrument, { direction, price: priced.value, nightly }) : null
  const yearlyEntry = fields.entry('yearly')

  const readings = {
    lots: readLots(fields.entry('lots'), instrument),
    price,
    close: readPositive(fields.entry('close')),
    yearly: readYearly(yearlyEntry === '' && ownYearly !== null ? ownYearly : yearlyEntry),
    nights: readNights(fields.entry('nights')),
    amount: readPositive(fields.entry('amount')),
    rate,
  }
  const result = planResult(
    kind,
    { instrument, readings, direction, leverage, from, currency },
    locale,
    words,
  )

  const isWrong = Object.values(readings).some(
    (reading) => 'problem' in reading && reading.problem.code !== 'empty',
  )

  const time = clockTime(locale, rates.lastAt)
  const liveHint = (known: string | null, text: string) =>
    known === null
      ? {
          loading: words.hints.loading,
          live: words.hints.none,
          stale: words.hints.none,
          unavailable: words.hints.none,
        }[rates.state]
      : fill(rates.state === 'stale' ? words.hints.stale : text, { value: known, time })
  const rateText = liveRate && formatPrice(locale, toSignificant(liveRate, 6))
  const rateHint =
    legsOf(from, currency) === null
      ? fill(words.hints.unquoted, { from, to: currency })
      : liveHint(rateText, words.hints.rate)
  const inputs = new URLSearchParams(
    ['instrument', 'direction', 'currency', 'from', 'leverage']
      .map((name): [string, string] => [name, fields.choice(name)])
      .concat(Object.keys(readings).map((name): [string, string] => [name, fields.text(name)])),
  ).toString()
  const usedRate =
    'value' in rate && from !== currency ? formatPrice(locale, toSignificant(rate.value, 6)) : null
  const rateLine =
    usedRate &&
    fill(isRateTyped ? words.rateTyped : words.rateLine, {
      from,
      to: currency,
      rate: usedRate,
      symbols: (legsOf(from, currency) ?? [])
        .map((leg) => `${leg} ${formatPrice(locale, rates.bidOf(leg) ?? '')}`)
        .join(', '),
      time,
    })
  return {
    fields,
    instrument,
    direction,
    from,
    currency,
    leverage: { chosen: leverage, asked, cap, offered: leveragesOf(instrument) },
    readings: {
      ...readings,
      // An empty live field is no error while its value is available or loading.
      price: priceEntry === '' && rates.state === 'loading' ? null : price,
      rate: !isRateTyped && (liveRate || rates.state === 'loading') ? null : rate,
    },
    price: {
      live: bid && formatPrice(locale, bid),
      hint: liveHint(bid && formatPrice(locale, bid), words.hints.price),
    },
    yearly: {
      live: ownYearly && formatPrice(locale, ownYearly),
      hint:
        ownYearly === null
          ? words.hints.yearly
          : fill(words.hints.ownYearly, { value: formatPrice(locale, ownYearly) }),
    },
    rate: { live: rateText, hint: rateHint, line: rateLine },
    result,
    /** Why there is no result: something is missing, or something typed is no use. */
    missing: isWrong ? words.wrong : words.missing,
    inputs,
  }
}
