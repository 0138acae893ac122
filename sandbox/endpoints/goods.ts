import { z } from 'zod'
import { type Instrument, instrumentBySymbol } from '#sandbox/market/instruments.ts'

/** Body of QF1001 and QF1002 (requirements G3): `{"goods":"EURUSD,XAUUSD"}`. */
export const goodsBody = z.object({
  goods: z
    .string({ error: 'must be a comma list of instruments, such as EURUSD,XAUUSD' })
    .max(2_000, 'must have at most 2,000 characters')
    .refine((goods) => goods.split(',').some((name) => name.trim() !== ''), 'must name an instrument'),
})

/** The known instruments of a list, deduplicated and in order; unknown names are omitted. */
export function instrumentsOf(goods: string): Instrument[] {
  const names = new Set(goods.split(',').map((name) => name.trim().toUpperCase()))
  return [...names].flatMap((name) => instrumentBySymbol.get(name) ?? [])
}
