import type { Instrument } from '#web/documents/instrument.ts'
import { sizesOf, usualSizeOf } from '#web/features/calculators/plan-bill.ts'
import type { PracticeTerms } from '../account/account.ts'
import type { SizeTerms } from '../account/plan-order.ts'

/** What a position is booked by. */
export const practiceTermsOf = (instrument: Instrument): PracticeTerms => {
  const { symbol, assetClass, hours, contractSize, pipSize, quote, maxLeverage, typicalSpread } = instrument
  const { overnightLong, overnightShort, tripleNight } = instrument
  const contract = { symbol, assetClass, hours, contractSize, pipSize, quote, maxLeverage, typicalSpread }
  return { ...contract, overnightLong, overnightShort, tripleNight }
}

/** What a ticket needs of its instrument; null for one whose sizes or prices are not known. */
export const ticketOf = (
  instrument: Instrument | undefined,
): { terms: PracticeTerms & SizeTerms; sizes: string[]; start: number } | null => {
  if (!instrument?.pipSize || !instrument.quote) return null
  const sizes = sizesOf(instrument)
  const usual = usualSizeOf(sizes)
  if (usual === null) return null
  const { minLot, maxLot, lotStep } = instrument
  const steps = { minLot, maxLot, lotStep: lotStep || usual }
  return { terms: { ...practiceTermsOf(instrument), ...steps }, sizes, start: sizes.indexOf(usual) }
}
