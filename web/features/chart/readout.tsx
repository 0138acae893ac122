import type { Locale } from '#locales/table.ts'
import type { Bar } from '#web/broker/history/history.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import type { ChartWords } from './chart-words.ts'

const figures = ['open', 'high', 'low', 'close'] as const

/** A bar in words, for the live region: `Fri 03:45: open 1.15678, …`. */
export const barInWords = (locale: Locale, bar: Bar, name: string, words: ChartWords): string =>
  `${name}: ${figures.map((figure) => `${words[figure]} ${formatPrice(locale, bar[figure])}`).join(', ')}`

/** The figures of one bar: the last, or the one under the cross. A dash reserves their place. */
export const Readout = ({
  locale,
  bar,
  name,
  words,
}: {
  locale: Locale
  bar: Bar | null
  name: string
  words: ChartWords
}) => (
  <p className="readout">
    <em>{name}</em>
    {figures.map((figure) => (
      <span key={figure}>
        <small>{words[figure]}</small>{' '}
        <b className="fig" translate="no">
          {bar ? formatPrice(locale, bar[figure]) : '–'}
        </b>
      </span>
    ))}
  </p>
)
