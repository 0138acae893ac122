import type { BoardFacts } from '#web/features/board/board-row-in.ts'
import type { KnownPrices } from '#web/features/board/cells.tsx'
import type { Importance } from '#web/features/calendar/release.ts'
import type enTrading from '#locales/en/trading.json'
import type { DayCourse } from './plan/plan-compare.ts'
import type { Sorted } from './plan/plan-order.ts'

/** The texts of the board, passed to the browser instead of a dictionary. */
export type MarketWords = (typeof enTrading)['market']

/** A release that may move an instrument. */
export interface NextRelease {
  /** When, on the clock of the language: `14:30`, `Mon 09:00`. */
  time: string
  currency: string
  title: string
  importance: Importance
}

/** The figures of a comparison, as they are written. */
export type ComparedFigures = Record<keyof MarketWords['rows'], string>

/** A row of the board as the server knows it. */
export interface MarketRow extends KnownPrices, Sorted, Pick<BoardFacts, 'assetClass' | 'hours'> {
  name: string
  href: string
  /** The size of one lot, where it is no amount of money. */
  lot: string | null
  spreadText: string
  longText: string
  shortText: string
  next: NextRelease | null
  figures: ComparedFigures
  day: DayCourse
}

export interface MarketGroup {
  key: string
  label: string
  /** The margin, and the currencies of its pairs. */
  note: string
  rows: readonly MarketRow[]
}
