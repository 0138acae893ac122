import { z } from 'zod'
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
