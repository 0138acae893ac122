import { useMemo, useRef, useState } from 'react'
import { askHistory } from '#web/features/chart/live/ask-history.ts'
import type { Locale } from '#locales/table.ts'
import { type CostData, type CostRange, type CostTerms, legOf } from './cost-data.ts'
import { type Answer, type CostContext, planAnswer, type Typed } from './plan-answer.ts'
import { contextOf, firstTyped, legsFor } from './plan-context.ts'
import type { Handle } from './cost-chart.tsx'

export interface Cost {
  context: CostContext
  typed: Typed
  answer: Answer
  /** The range that was chosen last; its bars may be on their way. */
  range: CostRange
  /** The bars of another range are on their way, or did not arrive. */
  state: 'ready' | 'loading' | 'failed'
  /** Whether anything was changed here. */
  isTouched: boolean
  change: (change: Partial<Typed>) => void
  move: (handle: Handle, index: number) => void
  choose: (range: CostRange) => void
}

const askCosts = async (terms: CostTerms, range: CostRange): Promise<CostData> => {
  const [history, ...legs] = await Promise.all(
    [terms.symbol, ...legsFor(terms)].map((symbol) => askHistory(symbol, range)),
  )
  if (!history) throw new Error(`no history of ${terms.symbol}`)
  return {
    history: { ...history, range },
    legs: Object.fromEntries(legs.map(({ symbol, bars }) => [symbol, bars.map(legOf)])),
  }
}

/** A past trade as it is changed: by its handles, its fields or another range, whose bars are asked for. */
export const useCost = (locale: Locale, terms: CostTerms, first: { data: CostData; typed: Typed }): Cost => {
  const [data, setData] = useState(first.data)
  const [typed, setTyped] = useState(first.typed)
  const [state, setState] = useState<Cost['state']>('ready')
  const [wanted, setWanted] = useState(first.data.history.range)
  // The last range that was chosen: an answer that comes after it was left is not shown.
  const asked = useRef(wanted)
  const [isTouched, setIsTouched] = useState(false)
  const context = useMemo(() => contextOf(locale, terms, data), [locale, terms, data])
  const answer = useMemo(() => planAnswer(context, typed), [context, typed])
  const change = (some: Partial<Typed>) => {
    setIsTouched(true)
    setTyped((before) => ({ ...before, ...some }))
  }
  const move = (handle: Handle, index: number) => {
    const { steps } = context
    const { open, close } = answer
    if (handle === 'open') change({ from: steps[Math.min(index, close ?? index)]?.from ?? '' })
    else change({ to: steps[Math.max(index, open ?? index)]?.to ?? '' })
  }
  const load = async (range: CostRange) => {
    setState('loading')
    setWanted(range)
    asked.current = range
    try {
      const next = await askCosts(terms, range)
      if (asked.current !== range) return
      const { from, to } = firstTyped(contextOf(locale, terms, next))
      setData(next)
      change({ range, from, to })
      setState('ready')
    } catch {
      if (asked.current !== range) return
      asked.current = data.history.range
      setWanted(data.history.range)
      setState('failed')
    }
  }
  return {
    context,
    typed,
    answer,
    range: wanted,
    state,
    isTouched,
    change,
    move,
    choose: (range) => {
      if (range !== wanted) void load(range)
    },
  }
}
