'use client'

import { useId, useMemo, useState } from 'react'
import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { PhoneFrame } from '#web/blocks/parts/screens/phone-frame.tsx'
import {
  type SamplePrice,
  sizeText,
  ticketCurrency,
  type TicketTerms,
} from '#web/blocks/parts/screens/plan-ticket.ts'
import { TicketFace, type TicketWords } from '#web/blocks/parts/screens/ticket-face.tsx'
import type { Direction } from '#web/features/calculators/formulas.ts'
import { sizesOf, usualSizeOf } from '#web/features/calculators/plan-bill.ts'
import { useRates } from '#web/features/calculators/use-rates.ts'
import { useSessions } from '#web/features/hours/use-sessions.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { lotsText, type LotWords } from '#web/i18n/pips.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { planState } from './plan-state.ts'

const directions = ['sell', 'buy'] as const satisfies readonly Direction[]

const clock = (locale: Locale, at: number | null): string =>
  at === null
    ? ''
    : new Intl.DateTimeFormat(locales[locale].intl, { timeStyle: 'short', timeZone: 'UTC' }).format(at)

/**
 * The order ticket on a phone, at live prices once the broker has quoted them. Nothing is sent: the button says what
 * it would do.
 */
export const LiveTicket = ({
  locale,
  terms,
  prices,
  recordedAt,
  words,
  lots: lotWords,
  risk,
}: {
  locale: Locale
  terms: TicketTerms
  /** Shown until the broker answers. */
  prices: readonly SamplePrice[]
  /** Of when they are, in words; null where they are samples. */
  recordedAt: string | null
  words: TicketWords
  lots: LotWords
  /** The reduced risk warning, complete. */
  risk: string
}) => {
  const id = useId()
  const sizes = sizesOf(terms)
  const [direction, setDirection] = useState<Direction>('buy')
  const [lots, setLots] = useState(usualSizeOf(sizes) ?? terms.minLot)
  const [said, setSaid] = useState('')
  const { symbol, quote } = terms
  const rates = useRates(symbol, quote, ticketCurrency, locale)
  const sessions = useSessions(
    useMemo(() => [terms], [terms]),
    useMinute(),
  )
  const quoted = {
    state: rates.state,
    bid: rates.bidOf(symbol),
    rate: rates.rate(quote, ticketCurrency),
    isClosed: sessions?.get(symbol)?.isOpen === false,
  }
  const shown = planState(terms, prices, { direction, lots }, quoted)
  if (!shown) return null
  const { source, figures } = shown
  const size = lotsText(locale, sizeText(terms, lots), lotWords)
  const place = Math.max(0, sizes.indexOf(lots))
  const last = Math.max(1, sizes.length - 1)
  const price = formatPrice(locale, direction === 'buy' ? figures.ask : figures.bid)
  return (
    <figure className="live-ticket" data-live-part="">
      <figcaption className="note">
        {source === 'sample' && recordedAt !== null
          ? fill(words.notes.recorded, { time: recordedAt })
          : fill(words.notes[source], { time: clock(locale, rates.lastAt) })}
      </figcaption>
      <PhoneFrame name="MCtrader" demo={words.demo} risk={risk}>
        <TicketFace
          locale={locale}
          symbol={symbol}
          figures={figures}
          direction={direction}
          words={words}
          size={
            <>
              <fieldset className="choice ticket__sides">
                <legend className="aloud">{words.direction}</legend>
                {directions.map((side) => (
                  <label key={side}>
                    <input
                      type="radio"
                      data-hydrates=""
                      name={`${id}side`}
                      checked={side === direction}
                      onChange={() => {
                        setDirection(side)
                        setSaid('')
                      }}
                    />
                    <span>{words[side]}</span>
                  </label>
                ))}
              </fieldset>
              <div className="ticket__slider">
                <label htmlFor={`${id}size`}>
                  {words.size}
                  <span className="fig" translate="no">
                    {size}
                  </span>
                </label>
                <input
                  id={`${id}size`}
                  className="range"
                  type="range"
                  min={0}
                  max={last}
                  value={place}
                  aria-valuetext={size}
                  style={{ '--share': place / last }}
                  onChange={({ target }) => {
                    setLots(sizes[target.valueAsNumber] ?? lots)
                    setSaid('')
                  }}
                />
              </div>
            </>
          }
          action={
            <div className="ticket__go">
              <button
                className="btn btn--solid"
                type="button"
                aria-describedby={`${id}said`}
                onClick={() => setSaid(fill(words.said[direction], { size, symbol, price }))}
              >
                {fill(words.go[direction], { size })}
              </button>
              <output id={`${id}said`} className="ticket__said">
                {said || words.ready}
              </output>
            </div>
          }
        />
      </PhoneFrame>
    </figure>
  )
}
