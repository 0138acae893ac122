'use client'

import useSWR from 'swr'
import { priceOf, rowsOf } from './quote.ts'

/** The open changes once a day; asked again this often, ms, so that a page left open overnight follows. */
const pause = 300_000
/** After a failure: the page has prices and lacks what to compare them with. */
const pauseAfterFailure = 10_000

/** The open prices of an envelope by instrument, decimal strings (requirements D3); null for a failure. */
export const openPricesFrom = (envelope: unknown): Record<string, string> | null => {
  const rows = rowsOf(envelope)
  if (!rows) return null
  return Object.fromEntries(
    rows.flatMap(({ name, open }) => {
      const price = priceOf(open)
      return typeof name === 'string' && price !== null && !price.startsWith('-') ? [[name, price]] : []
    }),
  )
}

const ask = async (goods: string): Promise<Record<string, string> | null> =>
  fetch('/api/q/v1/QF1002', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ goods }),
    signal: AbortSignal.timeout(6_000),
  })
    .then(async (response) => openPricesFrom(await response.json()))
    // Without the open a price is still a price: its change since then is left out until it is known.
    .catch(() => null)

const unknown: Record<string, string> = {}

/** The open of the day per instrument; one that is not known is absent. The same object until one changes. */
export const useOpenPrices = (symbols: readonly string[]): Readonly<Record<string, string>> => {
  const { data } = useSWR(
    symbols.length > 0 ? ['open', symbols.join(',')] : null,
    async ([, goods]: readonly [string, string]) => ask(goods),
    {
      refreshInterval: (known) => (known ? pause : pauseAfterFailure),
      revalidateOnFocus: false,
    },
  )
  return data ?? unknown
}
