'use client'

import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { type Quote, quotesFrom } from './quote.ts'

/** Between the end of one poll and the start of the next, ms (requirements E8). */
const pause = 5_000
/** Age at which prices are marked as old, ms: two polls missed, and within the ten seconds promised. */
const staleAfter = 9_000
/** A poll that takes longer has failed, so that one never waits for another. */
const timeout = 4_000

interface Poll {
  quotes: Quote[]
  /** Time of the last good answer, ms since 1970. */
  at: number | null
  hasFailed: boolean
}

export interface Quotes {
  /** In the order asked for; one the broker does not know is absent. */
  quotes: readonly Quote[]
  /** `loading` before the first answer, `unavailable` when the first ones failed, `stale` when prices are old. */
  state: 'loading' | 'live' | 'stale' | 'unavailable'
  lastAt: number | null
}

const none: Poll = { quotes: [], at: null, hasFailed: false }
const lastPolls = new Map<string, Poll>()

/** Asks once. A failure keeps the last prices with their time; it never throws. */
const poll = async (goods: string): Promise<Poll> => {
  const last = lastPolls.get(goods) ?? none
  const next = await fetch('/api/q/v1/QF1001', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ goods }),
    signal: AbortSignal.timeout(timeout),
  })
    .then(async (response) => quotesFrom(await response.json(), goods.split(','), last.quotes))
    .catch(() => null)
  const result = next ? { quotes: next, at: Date.now(), hasFailed: false } : { ...last, hasFailed: true }
  lastPolls.set(goods, result)
  return result
}

/** Whether `at` is old by now; re-renders when it becomes so. */
const useIsStale = (at: number | null): boolean => {
  const [staleAt, setStaleAt] = useState<number | null>(null)
  useEffect(() => {
    if (at === null) return undefined
    const timer = setTimeout(() => setStaleAt(at), Math.max(0, at + staleAfter - Date.now()))
    return () => clearTimeout(timer)
  }, [at])
  return at !== null && staleAt === at
}

/**
 * Live prices of a few instruments: the full list, five seconds' pause, and again until the component
 * goes or the tab is hidden; on return at once (requirements E8). All callers of one list share its polls.
 */
export const useQuotes = (symbols: readonly string[]): Quotes => {
  const { data = none } = useSWR(symbols.length > 0 ? symbols.join(',') : null, poll, {
    refreshInterval: pause,
    refreshWhenHidden: false,
    revalidateOnReconnect: true,
    focusThrottleInterval: 1_000,
    dedupingInterval: 1_000,
  })
  const isStale = useIsStale(data.at)
  if (data.at === null) {
    return { quotes: data.quotes, state: data.hasFailed ? 'unavailable' : 'loading', lastAt: null }
  }
  return { quotes: data.quotes, state: isStale ? 'stale' : 'live', lastAt: data.at }
}
