'use client'

import useSWR from 'swr'
import { askFor } from '#web/features/calls/ask.ts'
import type { Locale } from '#locales/table.ts'
import { priceOf, rowsOf } from './quote.ts'

/** Opening prices change daily; polled this often so that a page left open overnight follows. */
const refreshMs = 300_000
/** Retry pause: the page lacks what it compares prices with. */
const retryMs = 10_000

/** Opening prices by instrument, decimal strings (requirements D3); null for another shape. */
export const openPricesFrom = (dt: unknown): Record<string, string> | null => {
  const rows = rowsOf(dt)
  if (!rows) return null
  return Object.fromEntries(
    rows.flatMap(({ name, open }) => {
      const price = priceOf(open)
      return typeof name === 'string' && price !== null && Number(price) > 0 ? [[name, price]] : []
    }),
  )
}

/** Null after a failure: changes are left out until known. */
const ask = async (goods: string, locale: Locale): Promise<Record<string, string> | null> => {
  const { dt } = await askFor('QF1002', { goods }, { locale })
  return openPricesFrom(dt)
}

const unknown: Record<string, string> = {}

/** Opening prices by instrument; unknown ones are absent. The same object until one changes. */
export const useOpenPrices = (
  symbols: readonly string[],
  locale: Locale,
): Readonly<Record<string, string>> => {
  const { data } = useSWR(
    symbols.length > 0 ? ['open', symbols.join(',')] : null,
    async ([, goods]: readonly [string, string]) => ask(goods, locale),
    {
      refreshInterval: (known) => (known ? refreshMs : retryMs),
      revalidateOnFocus: false,
    },
  )
  return data ?? unknown
}
