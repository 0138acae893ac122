import type { Traded } from '#web/features/hours/sessions-of.ts'
import type { RowFacts } from '#web/live/paint-row.ts'

/** The attributes of a row whose places `web/live` writes into. */
export const rowFacts = (
  { symbol, assetClass, hours }: Traded,
  facts: Omit<RowFacts, 'assetClass' | 'hours'>,
): { 'data-symbol': string; 'data-facts': string } => ({
  'data-symbol': symbol,
  'data-facts': JSON.stringify({ assetClass, hours, ...facts } satisfies RowFacts),
})
