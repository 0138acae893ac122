'use client'

import { useState } from 'react'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import type { Direction } from '#web/features/calculators/formulas.ts'
import { canonicalOf } from '#web/features/calculators/number-text.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { newAccount, type PracticeTerms } from '../account/account.ts'
import { pageStore } from '../account/page-store.ts'
import { planOrder, type SizeTerms } from '../account/plan-order.ts'
import { dealtAt } from '../account/value-account.ts'
import type { Practice } from '../use-practice.ts'
import { type PracticeWords, refusalText } from './plan-ticket-words.ts'

type Level = 'stop' | 'limit'

/** What was typed for both levels, what is wrong with one of them, and what became of the last press. */
export interface OrderForm {
  typed: Record<Level, string>
  problem: { field: Level; text: string } | null
  said: string
  type: (field: Level, text: string) => void
  /** Takes back what was said, since something else is chosen. */
  unsay: () => void
  /** Fills the order, or says why not; null where it was filled, else the field that is to be looked at. */
  send: () => Level | 'none' | null
}

let count = 0

/** One that no other tab gives at the same time. */
const newId = (now: number): string => {
  count += 1
  return `${now.toString(36)}-${count}-${Math.floor(Math.random() * 1e9).toString(36)}`
}

/** The order of a ticket, from what is chosen to a position in the practice account. */
export const useOrder = (
  locale: Locale,
  practice: Practice,
  chosen: { terms: PracticeTerms; sizes: SizeTerms; direction: Direction; lots: string; size: string },
  off: string | null,
  words: PracticeWords,
): OrderForm => {
  const [typed, setTyped] = useState<Record<Level, string>>({ stop: '', limit: '' })
  const [problem, setProblem] = useState<OrderForm['problem']>(null)
  const [said, setSaid] = useState('')
  const unsay = () => {
    setSaid('')
    setProblem(null)
  }
  const canonical = (field: Level) => (typed[field].trim() === '' ? '' : canonicalOf(locale, typed[field]))
  const send = (): Level | 'none' | null => {
    unsay()
    if (off !== null) {
      setSaid(off)
      return 'none'
    }
    const { terms, sizes, direction, lots, size } = chosen
    const { market, account } = practice
    const order = { direction, lots, stop: canonical('stop'), limit: canonical('limit') }
    let filled: ReturnType<typeof planOrder> | undefined
    pageStore.change((kept) => {
      const before = kept ?? newAccount(account.currency, market.now)
      filled = planOrder(before, terms, sizes, order, market, newId(market.now))
      return 'account' in filled ? filled.account : null
    })
    if (!filled) return 'none'
    if ('refusal' in filled) {
      const { refusal } = filled
      const example = market.bidOf(terms.symbol) ?? '1'
      const text = refusalText(locale, refusal, { currency: account.currency, example }, words.refused)
      if (refusal.field === 'stop' || refusal.field === 'limit') {
        setProblem({ field: refusal.field, text })
        return refusal.field
      }
      setSaid(text)
      return 'none'
    }
    const { position } = filled
    const price = formatPrice(locale, dealtAt(position, position.opened.bid, 'open'))
    setSaid(fill(words.done[direction], { size, symbol: terms.symbol, price }))
    setTyped({ stop: '', limit: '' })
    return null
  }
  return {
    typed,
    problem,
    said,
    type: (field, text) => {
      setTyped({ ...typed, [field]: text })
      unsay()
    },
    unsay,
    send,
  }
}
