'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Locale } from '#locales/table.ts'
import { Field } from '#web/design/controls/field.tsx'
import { rateOf } from '#web/features/calculators/conversion.ts'
import type { Direction } from '#web/features/calculators/formulas.ts'
import { SizeRule } from '#web/features/calculators/size-rule.tsx'
import { useReady } from '#web/features/session/use-ready.ts'
import { lotsText, type LotWords } from '#web/i18n/pips.ts'
import { withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { ratioOf } from '#web/lib/numbers/ratio.ts'
import type { PracticeTerms } from '../account/account.ts'
import type { SizeTerms } from '../account/plan-order.ts'
import { usePractice } from '../use-practice.ts'
import type { AccountWords } from '../view/account-words.ts'
import { momentText } from '../view/moment-text.ts'
import { HeldLine } from './held-line.tsx'
import { offReason, type PracticeWords } from './plan-ticket-words.ts'
import { PositionsLink } from './positions-link.tsx'
import { type BillLineWords, TicketBill } from './ticket-bill.tsx'
import { SidePrice, type SideWords, ticketPart } from './ticket-prices.tsx'
import { useOrder } from './use-order.ts'

const sides = ['sell', 'buy'] as const satisfies readonly Direction[]

export interface PracticeTicketProps {
  locale: Locale
  terms: PracticeTerms & SizeTerms
  /** From the smallest trade; never empty. */
  sizes: readonly string[]
  /** Index of the size to begin with. */
  start: number
  /** Bids the server knew, by symbol, and of when they are, in words; empty where that is said beside the ticket. */
  known: { bids: Readonly<Record<string, string>>; asOf: string }
  /** Whether a phone has a bar that leads here. */
  hasBar: boolean
  /** Where a demo account is to be had, for those without script; null without one. */
  demoHref: string | null
  words: {
    practice: PracticeWords
    account: AccountWords
    lines: Omit<BillLineWords, 'margin'> & SideWords & { direction: string; size: string }
    lots: LotWords
    dialog: { yes: string; no: string }
  }
}

/**
 * The practice ticket of an instrument: both prices, a size, a stop and a limit, what it costs, and a position that is
 * opened in the practice account of this browser. No order leaves the page. Its prices are written by the page script.
 */
export const PracticeTicket = ({
  locale,
  terms,
  sizes,
  start,
  known,
  hasBar,
  demoHref,
  words,
}: PracticeTicketProps) => {
  const id = useId()
  const isReady = useReady()
  const form = useRef<HTMLElement>(null)
  const [direction, setDirection] = useState<Direction>('buy')
  const [place, setPlace] = useState(start)
  const { symbol, quote } = terms
  const practice = usePractice(locale, [terms], [symbol])
  const { kept, account, market, state, lastAt } = practice
  const bid = market.bidOf(symbol)
  const knownBid = known.bids[symbol]
  const lots = sizes[place] ?? ''
  const sizeText = (size: string) => lotsText(locale, withPlacesOf(terms.lotStep, size), words.lots)
  // Both of one time: a price of now at a rate of before would be the bill of two moments.
  const rate = market.rateFrom(quote)
  const isQuoted = bid !== null && rate !== null
  const billed = isQuoted
    ? { bid, rate }
    : {
        bid: knownBid ?? null,
        rate: rateOf(quote, account.currency, (name) => ratioOf(known.bids[name] ?? '')),
      }
  const off = isReady
    ? offReason(
        { state, lastAt, bid, session: practice.sessionOf(symbol), isReadable: kept.state !== 'unreadable' },
        words.practice.off,
        (at) => momentText(locale, at, market.now),
      )
    : null
  const chosen = { terms, sizes: terms, direction, lots, size: sizeText(lots) }
  const order = useOrder(locale, practice, chosen, off, words.practice)
  const choose = (change: () => void) => {
    order.unsay()
    change()
  }
  const lead = (side: Direction) => {
    choose(() => setDirection(side))
    form.current?.scrollIntoView({ block: 'start' })
    form.current?.querySelector<HTMLInputElement>(`input[value=${side}]`)?.focus({ preventScroll: true })
  }
  const send = () => {
    const field = order.send()
    if (field === 'stop' || field === 'limit') document.getElementById(`${id}${field}`)?.focus()
  }
  // A press that came before React is given to it before it has a price: it is filled, or refused, with the first one.
  const isPressed = useRef(false)
  const isKnown = isReady && state !== 'loading'
  const press = () => {
    if (isKnown) send()
    else isPressed.current = true
  }
  const sendPressed = useEffectEvent(() => {
    if (!isPressed.current || !isKnown) return
    isPressed.current = false
    send()
  })
  useEffect(() => sendPressed())
  return (
    <section
      className="practice-ticket"
      ref={form}
      id="practice"
      aria-labelledby={`${id}title`}
      data-live-part=""
    >
      <div className="practice-ticket__head">
        <h2 id={`${id}title`}>{words.practice.title}</h2>
        <p>{words.practice.note}</p>
      </div>
      <fieldset className="practice-ticket__sides" {...ticketPart(terms)}>
        <legend className="aloud">{words.lines.direction}</legend>
        {sides.map((side) => (
          <label key={side}>
            <input
              type="radio"
              data-hydrates=""
              name={`${id}side`}
              value={side}
              checked={side === direction}
              onChange={() => choose(() => setDirection(side))}
            />
            <span>
              <SidePrice locale={locale} side={side} terms={terms} bid={knownBid} words={words.lines} />
            </span>
          </label>
        ))}
        {known.asOf && (
          <p className="practice-ticket__as-of" data-cell="as-of">
            {known.asOf}
          </p>
        )}
      </fieldset>
      <SizeRule
        locale={locale}
        label={words.lines.size}
        sizes={sizes}
        place={place}
        textOf={sizeText}
        onChange={(value) => choose(() => setPlace(value))}
      />
      <p className="practice-ticket__fixed">
        {words.lines.buy}, {sizeText(lots)}
      </p>
      <div className="practice-ticket__levels needs-script">
        {(['stop', 'limit'] as const).map((field) => (
          <Field
            key={field}
            id={`${id}${field}`}
            label={words.practice[field]}
            optional={words.practice.optional}
            className="input fig"
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            placeholder={words.practice.price}
            value={order.typed[field]}
            error={order.problem?.field === field ? order.problem.text : null}
            onChange={({ target }) => order.type(field, target.value)}
          />
        ))}
      </div>
      <TicketBill
        locale={locale}
        terms={terms}
        chosen={{ direction, lots, ...billed, currency: account.currency }}
        words={{ ...words.lines, margin: words.practice.margin }}
      />
      <div className="practice-ticket__go needs-script">
        <button
          className="btn btn--large"
          type="button"
          aria-disabled={off !== null || undefined}
          aria-describedby={`${id}off`}
          onClick={press}
        >
          {words.practice.open}
        </button>
        <p className="practice-ticket__off" id={`${id}off`}>
          {order.said === '' && off}
        </p>
        <output className="practice-ticket__said">{order.said}</output>
      </div>
      <HeldLine
        locale={locale}
        practice={practice}
        terms={terms}
        words={words.practice.held}
        lots={words.lots}
      />
      <PositionsLink locale={locale} practice={practice} terms={terms} words={words} />
      {demoHref && (
        <p className="practice-ticket__demo">
          <a className="btn" href={demoHref}>
            {words.practice.demo}
          </a>
        </p>
      )}
      {hasBar && (
        <div className="practice-bar needs-script" {...ticketPart(terms)}>
          <p>
            {words.practice.bar}
            <small>{words.practice.barNote}</small>
          </p>
          {sides.map((side) => (
            <button key={side} className="btn" type="button" onClick={() => lead(side)}>
              <SidePrice locale={locale} side={side} terms={terms} bid={knownBid} words={words.lines} />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
