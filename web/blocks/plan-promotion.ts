import type { Section } from './plan-sections.ts'

/** Where a page shows what is promoted: between two sections, or in the place of one. */
export interface PromotionPlace {
  kind: 'band' | 'row'
  /** How many sections stand before it. */
  before: number
}

/**
 * In the place of the latest papers, where a page lists them; else before the last section, or below one that opens the
 * page alone or with one wide part: never above what a page is for.
 */
export const planPromotion = (sections: readonly Section[]): PromotionPlace => {
  const papers = sections.findIndex(
    (section) => section.kind === 'wide' && section.block._type === 'latestPapers',
  )
  if (papers !== -1) return { kind: 'row', before: papers }
  const [first, second] = sections
  const opens = first?.kind === 'plate' || first?.kind === 'head'
  const isWhole = opens && (sections.length === 1 || (sections.length === 2 && second?.kind === 'wide'))
  return { kind: 'band', before: isWhole ? sections.length : Math.max(0, sections.length - 1) }
}
