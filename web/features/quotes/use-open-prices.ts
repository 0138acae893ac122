'use client'

import useSWR from 'swr'
import { exchange } from '#web/features/calls/call.ts'
import type { Locale } from '#locales/table.ts'
import { priceOf, rowsOf } from './quote.ts'

/** The open changes once a day; asked again this often, ms, so that a page left open overnight follows. */
const pause = 300_000
/** After a failure: the page has prices and lacks what to compare them with. */
const pauseAfterFailure = 10_000

/** The open prices of a success by instrument, decimal strings (requirements D3); null for another shape. */
export const openPricesFrom = (dt: unknown): Record<string, string> | null => {
  const rows = rowsOf(dt)
  if (!rows) return null
  return Object.fromEntries(
    rows.flatMap(({ name, open }) => {
      const price = priceOf(open)
      return typeof name === 'string' && price !== null && !price.startsWith('-') ? [[name, price]] : []
    }),
  )
}

/** Without the open a price is still a price: null leaves its change out until it is known. */
const ask = async (goods: string, locale: Locale): Promise<Record<string, string> | null> => {
  const { outcome } = await exchange('QF1002', { goods }, { locale })
  return outcome.ok ? openPricesFrom(outcome.dt) : null
}

const unknown: Record<string, string> = {}

/** The open of the day per instrument; one that is not known is absent. The same object until one changes. */
export const useOpenPrices = (
  symbols: readonly string[],
  locale: Locale,
): Readonly<Record<string, string>> => {
  const { data } = useSWR(
    symbols.length > 0 ? ['open', symbols.join(',')] : null,
    async ([, goods]: readonly [string, string]) => ask(goods, locale),
    {
      refreshInterval: (known) => (known ? pause : pauseAfterFailure),
      revalidateOnFocus: false,
    },
  )
  return data ?? unknown
}
