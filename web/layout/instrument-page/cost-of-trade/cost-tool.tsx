'use client'

import { useEffect, useId, useMemo, useState } from 'react'
import { shownCurrencies } from '#web/features/calculators/conversion.ts'
import { sizesOf } from '#web/features/calculators/plan-bill.ts'
import { typedAs } from '#web/features/calculators/number-text.ts'
import { fill } from '#common/fill.ts'
import { Icon } from '#web/design/icon.tsx'
import { SizeRule } from '#web/features/calculators/size-rule.tsx'
import { type Locale, localePath } from '#locales/table.ts'
import { CostChart } from './cost-chart.tsx'
import { CostChoice } from './cost-choice.tsx'
import { type CostData, costRanges, type CostTerms } from './cost-data.ts'
import { CostFields } from './cost-fields.tsx'
import { CostHandles } from './cost-handles.tsx'
import type { Typed } from './plan-answer.ts'
import { costPath, csvLinkOf, linkOf } from './plan-address.ts'
import { type CostWords, placeOf, planCostLines, sizeText, stepNamer } from './plan-lines.ts'
import { planSentences } from './plan-sentences.ts'
import { planCostSheet } from './plan-marks.ts'
import { useCost } from './use-cost.ts'

export interface CostToolProps {
  locale: Locale
  terms: CostTerms
  data: CostData
  /** What stands in the fields at first: a sample, or what an address carried. */
  typed: Typed
  words: CostWords
}

/** What is heard comes when the hand rests, ms. */
const restMs = 500

const useRested = (text: string): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** A price older than this, by the end of the range, is of an instrument that is not quoted any more, ms. */
const longAgo = 5 * 86_400_000

/** A trade that was not made, worked out from past bars: two points on a chart, and what it would have come to. */
export const CostTool = ({ locale, terms, data: first, typed: start, words }: CostToolProps) => {
  const { context, typed, answer, range, state, isTouched, change, move, choose } = useCost(locale, terms, {
    data: first,
    typed: start,
  })
  const id = useId()
  const { own, bill } = words
  const { symbol } = terms
  const { history } = context.data
  const plan = useMemo(() => planCostSheet(context), [context])
  const lines = planCostLines(context, typed, answer, words)
  const said = planSentences(context, typed, answer, words)
  const heard = useRested(isTouched ? said.told : '')
  const sizes = sizesOf(terms)
  const currencies = shownCurrencies(terms.quote)
  const size = answer.lots === null ? typed.lots : sizeText(context, answer.lots, words)
  const last = context.steps.at(-1)
  const isOver = last !== undefined && history.to - last.closed > longAgo
  const notes = [
    own.steps[history.range],
    context.steps.length === 1 ? own.oneStep : '',
    isOver ? fill(own.since, { date: stepNamer(context).closed(context.steps.length - 1) }) : '',
    state === 'failed' ? own.failed : '',
  ]
  return (
    <form
      className="past"
      action={localePath(locale, costPath)}
      aria-labelledby={`${id}-heading`}
      aria-busy={state === 'loading'}
      data-live-part=""
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="of" value={symbol} />
      <div className="past__plate neat">
        <div className="past__left">
          <div className="past__bar">
            <h2 id={`${id}-heading`}>{own.heading}</h2>
            <CostChoice
              name="range"
              legend={words.range}
              isNamed={false}
              options={costRanges.map((value) => ({ value, label: words.ranges[value] }))}
              value={range}
              onChange={choose}
            />
          </div>
          <CostChart context={context} plan={plan} answer={answer} words={words} onMove={move} />
          <CostHandles context={context} answer={answer} words={words} onMove={move} />
        </div>
        <div className="past__right">
          <div className="past__choices">
            <CostChoice
              name="side"
              legend={bill.direction}
              options={[
                { value: 'buy', label: bill.buy },
                { value: 'sell', label: bill.sell },
              ]}
              value={typed.side}
              onChange={(side) => change({ side })}
            />
            <CostChoice
              name="currency"
              legend={bill.currency}
              options={currencies.map((value) => ({ value, label: value }))}
              value={currencies.find((one) => one === typed.currency) ?? 'EUR'}
              onChange={(currency) => change({ currency })}
            />
            <SizeRule
              locale={locale}
              label={bill.size}
              sizes={sizes}
              place={placeOf(sizes, answer.lots)}
              textOf={() => size}
              onChange={(place) => change({ lots: typedAs(locale, sizes[place] ?? '') })}
            />
            <p className="past__size">
              {bill.size}: <b className="fig">{size}</b>
            </p>
          </div>
          <dl className="past__lines">
            {lines.map(({ key, label, note, value }) => (
              <div key={key} className={key === 'result' ? 'past__result' : undefined}>
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
          <p className="past__other">
            {said.other.label}{' '}
            <b className="fig" translate="no">
              {said.other.value}
            </b>
          </p>
          <p className={said.isStopped ? 'past__close-out is-reached' : 'past__close-out'}>
            {said.closeOut && <Icon name={said.isStopped ? 'caution' : 'check'} size={18} />}
            <span>{said.closeOut || said.told}</span>
          </p>
          {said.missing && <p className="past__close-out">{said.missing}</p>}
        </div>
        <div className="past__more">
          <p className="past__note">{notes.filter(Boolean).join(' ')}</p>
          <CostFields context={context} typed={typed} answer={answer} words={words} onChange={change} />
        </div>
      </div>
      <div className="past__foot">
        <a className="more" href={linkOf(locale, symbol, typed)} rel="nofollow">
          <Icon name="link" size={18} />
          {own.link}
        </a>
        <a className="more" href={csvLinkOf(locale, symbol, typed)} rel="nofollow">
          <Icon name="download" size={18} />
          {own.csv}
        </a>
        <p>{own.warning}</p>
        {!currencies.includes('PLN') && <p className="past__accounts">{bill.accounts}</p>}
      </div>
      <output className="aloud" aria-live="polite">
        {heard}
      </output>
    </form>
  )
}
