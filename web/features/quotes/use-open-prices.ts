'use client'

import useSWR from 'swr'

/** The open changes once a day; asked again this often, ms, so that a page left open overnight follows. */
const pause = 300_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The open prices of an envelope by instrument, decimal strings; empty for a failure or an unknown shape. */
export const openPricesFrom = (envelope: unknown): Record<string, string> => {
  if (!isRecord(envelope) || envelope.res !== 1 || !isRecord(envelope.dt)) return {}
  const { list } = envelope.dt
  if (!Array.isArray(list)) return {}
  return Object.fromEntries(
    list.filter(isRecord).flatMap(({ name, open }) => {
      const price = typeof open === 'number' ? String(open) : open
      const isPrice = typeof price === 'string' && /^\d+(?:\.\d+)?$/.test(price)
      return typeof name === 'string' && isPrice ? [[name, price]] : []
    }),
  )
}

const ask = async (goods: string): Promise<Record<string, string>> =>
  fetch('/api/q/v1/QF1002', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ goods }),
    signal: AbortSignal.timeout(4_000),
  })
    .then(async (response) => openPricesFrom(await response.json()))
    // Without the open a price is still a price: its change since then is left out.
    .catch(() => ({}))

/** The open of the day per instrument (requirements D3); one that is not known is absent. */
export const useOpenPrices = (symbols: readonly string[]): Record<string, string> => {
  const { data = {} } = useSWR(
    symbols.length > 0 ? ['open', symbols.join(',')] : null,
    async ([, goods]: readonly [string, string]) => ask(goods),
    { refreshInterval: pause, revalidateOnFocus: false },
  )
  return data
}
