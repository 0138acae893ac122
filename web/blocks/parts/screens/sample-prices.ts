import { z } from 'zod'
import type { Instrument } from '#web/documents/instrument.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import type { SamplePrice } from './plan-ticket.ts'

/** The prices of a drawn screen as an editor entered them. */
export const samplePrices = z
  .array(
    z.object({
      symbol: z.string().min(1),
      bid: z.string().regex(/^\d+(?:\.\d+)?$/),
      change: z
        .string()
        .regex(/^-?\d+(?:\.\d+)?$/)
        .nullish(),
    }),
  )
  .min(1)

export const samplePricesOf = (rows: z.infer<typeof samplePrices>): SamplePrice[] =>
  rows.map(({ symbol, bid, change }) => ({ symbol, bid, change: change ?? null }))

/** The instruments of sample prices with their hours, which say when their session opened. */
export const tradedOf = (prices: readonly SamplePrice[], instruments: readonly Instrument[]): Traded[] =>
  prices.map(({ symbol }) => {
    const known = instruments.find((one) => one.symbol === symbol)
    return { symbol, assetClass: known?.assetClass ?? '', hours: known?.hours ?? null }
  })
