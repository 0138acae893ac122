import type { Locale } from '#locales/table.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import type { Sum } from '#web/features/calculators/formulas.ts'
import { planHeld } from '#web/features/calculators/plan-held.ts'
import type { Night } from '#web/features/calculators/plan-nights.ts'
import { billMoney } from '#web/layout/instrument-page/bill/plan-lines.ts'

export interface Stairs {
  nights: readonly Night[]
  /** Sums after each night, for drawing. */
  long: readonly number[]
  short: readonly number[]
  /** The last sums as they are written. */
  longText: string
  shortText: string
  /** Of the sums: the wanted one, or the quote currency while no rate is known. */
  currency: string
}

/**
 * What holding so many lots costs over fourteen nights from an instant on, with the words of its sums. Null without
 * both overnight rates: a credit is never shown alone.
 */
export const planHolding = (
  locale: Locale,
  instrument: Pick<Instrument, 'overnightLong' | 'overnightShort' | 'tripleNight' | 'quote'>,
  given: { now: number; lots: string; currency: string; bidOf: (symbol: string) => string | null },
): Stairs | null => {
  const held = planHeld(instrument, given)
  if (!held) return null
  const { nights, currency } = held
  const addedUp = (sums: readonly Sum[]) => ({
    heights: sums.map(({ value }) => Number(value)),
    text: billMoney(locale, sums.at(-1) ?? { value: '0', currency }, true),
  })
  const [bought, sold] = [addedUp(held.long), addedUp(held.short)]
  return {
    nights,
    long: bought.heights,
    short: sold.heights,
    longText: bought.text,
    shortText: sold.text,
    currency,
  }
}
