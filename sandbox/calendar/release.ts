import type { Words } from '#sandbox/words/language.ts'
import type { Rule } from './rules.ts'

/** A figure that is published again and again. */
export interface Release {
  id: string
  currency: string
  /** 1 low, 2 medium, 3 high. */
  importance: 1 | 2 | 3
  /** Where its clock hangs, and when it strikes there (HH:MM). */
  zone: string
  at: string
  rule: Rule
  /** Written behind the figure: `%`, `K`, `M`, `B` or nothing. */
  unit: '' | '%' | 'K' | 'M' | 'B'
  digits: number
  /** Around which figure it moves, and by how much from one time to the next. */
  level: number
  swing: number
  /** 1 when a higher figure usually lifts the currency, -1 when it weighs on it. */
  effect: 1 | -1
  /** A rate that is decided: it mostly stays, and moves by quarters. */
  isRate?: boolean
  title: Words
}
