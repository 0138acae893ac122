'use client'

import { useEffect, useState } from 'react'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { legsOf, shownCurrencies } from '#web/features/calculators/conversion.ts'
import type { BillTerms } from '#web/features/calculators/plan-bill.ts'
import { useZone } from '#web/lib/use-zone.ts'
import { useQuotes } from '#web/features/quotes/use-quotes.ts'
import { lotsText, type LotWords } from '#web/i18n/pips.ts'
import type { KnownPrices } from '#web/layout/instrument-page/plan-known.ts'
import { withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { Choice } from './choice.tsx'
import { chooseSize } from './chosen-size.ts'
import { clockOf } from './clock.ts'
import { type BillWords, planLines } from './plan-lines.ts'
import { SizeRule } from '#web/features/calculators/size-rule.tsx'

export interface BillProps {
  locale: Locale
  terms: BillTerms & { symbol: string; lotStep: string }
  /** From the smallest trade; never empty. */
  sizes: readonly string[]
  /** Index of the size to begin with. */
  start: number
  /** What the server knew when the page was drawn. */
  known: KnownPrices | null
  words: BillWords
  lots: LotWords
}

/**
 * What a position costs, worked out anew with every choice and every price. Until prices arrive it shows those the
 * server knew: the same figures that a visitor without script reads.
 */
export const Bill = ({ locale, terms, sizes, start, known, words, lots }: BillProps) => {
  const currencies = shownCurrencies(terms.quote)
  const [direction, setDirection] = useState<'buy' | 'sell'>('buy')
  const [currency, setCurrency] = useState<(typeof currencies)[number]>('EUR')
  const [place, setPlace] = useState(start)
  const [isChosen, setIsChosen] = useState(false)
  useEffect(() => {
    chooseSize(place)
    return () => chooseSize(null)
  }, [place])
  // One list for all currencies, so that a choice never waits for a price.
  const legs = currencies.flatMap((name) => legsOf(terms.quote, name) ?? [])
  const { quotes, lastAt } = useQuotes([...new Set([terms.symbol, ...legs])].sort(), locale)
  const bidOf = (symbol: string) =>
    quotes.find(({ name }) => name === symbol)?.bid ?? known?.bids[symbol] ?? null
  const size = sizes[place] ?? ''
  const sizeText = (lot: string) => lotsText(locale, withPlacesOf(terms.lotStep, lot), lots)
  const { lines, missing } = planLines(locale, terms, { direction, lots: size, currency }, bidOf, words)
  const at = lastAt ?? known?.at ?? null
  const zone = useZone(locale)
  const values = Object.fromEntries(lines.map(({ key, value }) => [key, value]))
  const choose = (change: () => void) => {
    setIsChosen(true)
    change()
  }
  return (
    <div className="tally" data-live-part="">
      <div className="tally__choices">
        <Choice
          legend={words.direction}
          options={[
            { value: 'buy', label: words.buy },
            { value: 'sell', label: words.sell },
          ]}
          value={direction}
          onChange={(value) => choose(() => setDirection(value))}
        />
        <SizeRule
          locale={locale}
          label={words.size}
          sizes={sizes}
          place={place}
          textOf={sizeText}
          onChange={(value) => choose(() => setPlace(value))}
        />
        <Choice
          legend={words.currency}
          options={currencies.map((name) => ({ value: name, label: name }))}
          value={currency}
          onChange={(value) => choose(() => setCurrency(value))}
        />
        <p className="tally__fixed">
          {fill(words.fixed, { direction: words[direction], size: sizeText(size), currency })}
        </p>
      </div>
      <div className="tally__figures">
        <dl>
          {lines.map(({ key, label, note, value }) => (
            <div key={key} className={key === 'percent' ? 'is-risk' : undefined}>
              <dt>
                {label}
                <small>{note}</small>
              </dt>
              <dd className="fig" translate="no">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <p className="tally__state">
          {[missing, at === null ? null : fill(words.at, { time: clockOf(locale, at, zone) })]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <output className="aloud">
        {isChosen && fill(words.told, { ...values, size: sizeText(size), step: formatPercent(locale, '1') })}
      </output>
    </div>
  )
}
