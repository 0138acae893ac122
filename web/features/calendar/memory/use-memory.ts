'use client'

import useSWR from 'swr'
import { type Memory, memoryFrom } from './memory.ts'

const timeoutMs = 10_000
/** While the site asks the broker. */
const againMs = 1_500

const ask = async (symbol: string, series: string): Promise<Memory> => {
  const address = `/api/moves/${encodeURIComponent(symbol)}?series=${encodeURIComponent(series)}`
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  const memory = response.ok ? memoryFrom(await response.json()) : null
  if (!memory) throw new Error(`no moves of ${symbol} after ${series}: ${response.status}`)
  return memory
}

// At module level: a new function per render would restart every pause. The first pause begins before the first answer:
// without one there would be no second.
const pauseAfter = (memory?: Memory): number =>
  memory === undefined || memory.state === 'asking' ? againMs : 0

/**
 * What an instrument did after the latest figures of a series: undefined while it is asked for, null after a failure;
 * asked again while the site is asking the broker.
 */
export const useMemory = (symbol: string, series: string): Memory | null | undefined => {
  const { data, error } = useSWR(
    ['moves', symbol, series] as const,
    ([, asked, about]) => ask(asked, about),
    { refreshInterval: pauseAfter, revalidateOnFocus: false, dedupingInterval: 1_000, errorRetryCount: 3 },
  )
  return data ?? (error ? null : undefined)
}
