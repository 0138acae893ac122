import type { Words } from '#sandbox/words/language.ts'
import type { Rule } from './rules.ts'

/** A figure that is published periodically: one series of the calendar. */
export interface Release {
  id: string
  currency: string
  /** 1 low, 2 medium, 3 high. */
  importance: 1 | 2 | 3
  /** Time zone and local time of publication (HH:MM). */
  zone: string
  at: string
  rule: Rule
  /** Suffix of the figure: `%`, `K`, `M`, `B` or nothing. */
  unit: '' | '%' | 'K' | 'M' | 'B'
  digits: number
  /** The level the figure moves around, and its usual distance from it. */
  level: number
  swing: number
  /** 1 when a higher figure usually strengthens the currency, -1 when it weakens it. */
  effect: 1 | -1
  /**
   * A `level` drifts and seldom jumps; a `change` is new each time; a policy `rate` mostly stays, and moves in steps
   * of a quarter point.
   */
  course: 'level' | 'change' | 'rate'
  /** Who publishes it, by its own name. */
  source: string
  title: Words
}
