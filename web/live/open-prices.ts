import { askFor } from '#web/features/calls/ask.ts'
import type { Locale } from '#locales/table.ts'
import { priceOf, rowsOf } from './quote.ts'

/** Opening prices by instrument, decimal strings; unknown ones are absent. */
export type OpenPrices = Readonly<Record<string, string>>

/** Those of an answer (requirements D3); null for another shape. */
export const openPricesFrom = (dt: unknown): OpenPrices | null => {
  const rows = rowsOf(dt)
  if (!rows) return null
  return Object.fromEntries(
    rows.flatMap(({ name, open }) => {
      const price = priceOf(open)
      return typeof name === 'string' && price !== null && Number(price) > 0 ? [[name, price]] : []
    }),
  )
}

/** Asks for those of a comma-separated list; null after a failure: changes are left out until they are known. */
export const askOpens = async (goods: string, locale: Locale): Promise<OpenPrices | null> => {
  const { dt } = await askFor('QF1002', { goods }, { locale })
  return openPricesFrom(dt)
}
