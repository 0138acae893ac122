export const minBackoffMs = 250
const maxBackoffMs = 30_000

/** Delay between attempts: 250 ms, doubled each time, 30 s at most. */
export const backoff = (failures: number): number =>
  Math.min(maxBackoffMs, minBackoffMs * 2 ** Math.min(failures, 12))
