import { count } from '#web/lib/counts.ts'
import type { LeftOut } from '#web/lib/parse-sound.ts'

const saidEveryMs = 60_000
const saidAt = new Map<string, number>()

/** Counts the rows that an answer of an endpoint was read without; the log names the first of them, once a minute. */
export const noteOddRows = (code: string, parts: readonly LeftOut[], now = performance.now()): void => {
  const [first] = parts
  if (!first) return
  for (const _ of parts) count('brokerRows', code)
  if (now - (saidAt.get(code) ?? Number.NEGATIVE_INFINITY) < saidEveryMs) return
  saidAt.set(code, now)
  console.error(
    `the broker's ${code} has rows that are left out, ${parts.length} in one answer, first ${first.path}: ${first.problem}`,
  )
}
