import { minuteMs } from './bar-steps.ts'
import type { RecordedMinute } from './bar-store.ts'
import type { Bar } from './history.ts'

/** A bid that was seen at an instant, ms since 1970. */
export interface Seen {
  symbol: string
  bid: string
  at: number
}

/** The minutes that are still open, by symbol. */
export type OpenMinutes = ReadonlyMap<string, Bar>

interface Progress {
  open: OpenMinutes
  /** The minutes that ended. */
  done: RecordedMinute[]
}

const higher = (a: string, b: string): string => (Number(b) > Number(a) ? b : a)
const lower = (a: string, b: string): string => (Number(b) < Number(a) ? b : a)

const startOf = (at: number): number => Math.floor(at / minuteMs) * minuteMs

const begun = ({ bid, at }: Seen): Bar => ({
  at: startOf(at),
  open: bid,
  high: bid,
  low: bid,
  close: bid,
  count: 1,
})

const grown = (bar: Bar, { bid }: Seen): Bar => ({
  ...bar,
  high: higher(bar.high, bid),
  low: lower(bar.low, bid),
  close: bid,
  count: bar.count + 1,
})

/** Takes bids in the order they were seen. One from before the minute that is open is left out. */
export const seeBids = (open: OpenMinutes, seen: readonly Seen[]): Progress => {
  const next = new Map(open)
  const done: RecordedMinute[] = []
  for (const one of seen) {
    const bar = next.get(one.symbol)
    const at = startOf(one.at)
    if (bar && at < bar.at) continue
    if (bar && at > bar.at) done.push({ symbol: one.symbol, bar })
    next.set(one.symbol, bar?.at === at ? grown(bar, one) : begun(one))
  }
  return { open: next, done }
}

/** Ends the minutes that are over at an instant, and those that a clock set back left ahead of it. */
export const endMinutes = (open: OpenMinutes, now: number): Progress => {
  const ended = [...open].filter(([, bar]) => bar.at !== startOf(now))
  const gone = new Set(ended.map(([symbol]) => symbol))
  return {
    open: new Map([...open].filter(([symbol]) => !gone.has(symbol))),
    done: ended.filter(([, bar]) => bar.at < now).map(([symbol, bar]) => ({ symbol, bar })),
  }
}
