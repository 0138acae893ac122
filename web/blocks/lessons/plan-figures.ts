import type { Instrument } from '#web/documents/instrument.ts'
import { rateOf } from '#web/features/calculators/conversion.ts'
import { profitOf, type Sum } from '#web/features/calculators/formulas.ts'
import { planBill } from '#web/features/calculators/plan-bill.ts'
import { type Held, planHeld } from '#web/features/calculators/plan-held.ts'
import { planMarginRule } from '#web/features/calculators/margin-rule/plan-margin-rule.ts'
import { dividedBy, minus, type Ratio, ratioOf, times, whole } from '#web/lib/numbers/ratio.ts'

/** By how much the sample course closes below its opening, per cent. */
const sampleFall = '0.57'

/** The figures of the drawings. A sum is null while no price is known that it could be worked out with. */
export interface LessonFigures {
  /** What the sample course comes to for who has bought. */
  difference: Sum | null
  /** A move of one per cent against the position, below zero. */
  onePercent: Sum | null
  /** Per cent of the price at which half of the margin is gone: `1.67`. */
  closeOutMove: string
  /** Null without published rates for both directions. */
  held: Held | null
}

const percent = (text: string): Ratio => dividedBy(ratioOf(text) ?? whole(0), whole(100))

/** Figures of a position of so many lots that is bought at the last bid known; `now` in ms. */
export const planFigures = (
  instrument: Instrument,
  given: { lots: string; currency: string; now: number; bidOf: (symbol: string) => string | null },
): LessonFigures => {
  const { lots, currency, bidOf } = given
  const rate = rateOf(instrument.quote, currency, (symbol) => ratioOf(bidOf(symbol) ?? ''))
  const bid = bidOf(instrument.symbol)
  const open = ratioOf(bid ?? '')
  const size = ratioOf(lots)
  const bill = planBill(instrument, { direction: 'buy', lots, bid, rate, currency })
  return {
    difference:
      open && rate && size
        ? profitOf(instrument, {
            direction: 'buy',
            lots: size,
            open,
            close: times(open, minus(whole(1), percent(sampleFall))),
            rate,
            currency,
          }).converted
        : null,
    onePercent: bill?.onePercent ?? null,
    closeOutMove: planMarginRule(instrument.maxLeverage).closeOutMove,
    held: planHeld(instrument, given),
  }
}
