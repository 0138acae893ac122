/** Counts attempts in a sliding manner; holds a bounded number of keys. */
export interface RateLimit {
  /** Counts an attempt; seconds to wait where the limit is reached, else nothing. `most` lowers the limit for once. */
  take(key: string, most?: number): number | undefined
  /** Whether the limit is reached; counts nothing. */
  isReached(key: string): boolean
  /** Forgets an attempt that turned out well. */
  release(key: string): void
}

interface Window {
  count: number
  endsAt: number
}

/** At most `limit` attempts for each key within `seconds`. */
export const createRateLimit = (
  { limit, seconds, keys = 10_000 }: { limit: number; seconds: number; keys?: number },
  now: () => number = Date.now,
): RateLimit => {
  const windows = new Map<string, Window>()
  const current = (key: string): Window => {
    const found = windows.get(key)
    if (found && found.endsAt > now()) return found
    windows.delete(key)
    const oldest = windows.keys().next().value
    if (windows.size >= keys && oldest !== undefined) windows.delete(oldest)
    const fresh = { count: 0, endsAt: now() + seconds * 1000 }
    windows.set(key, fresh)
    return fresh
  }
  return {
    isReached: (key) => current(key).count >= limit,
    take(key, most = limit) {
      const window = current(key)
      if (window.count >= Math.min(limit, most)) return Math.max(1, Math.ceil((window.endsAt - now()) / 1000))
      window.count += 1
      return undefined
    },
    release(key) {
      const window = current(key)
      window.count = Math.max(0, window.count - 1)
    },
  }
}
