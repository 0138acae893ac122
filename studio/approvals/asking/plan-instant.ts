import type { WordKey } from '#studio/approvals/use-words.ts'

interface Planned {
  /** When the release is due, as an ISO instant. */
  at: string
  /** Who has no right to publish it, where the lake holds it for that; names with a comma between. */
  withoutRight: string | undefined
  /** Ms since 1970. */
  now: number
}

/** What becomes of a scheduled version at its instant: which sentence says so. */
export function planInstant({ at, withoutRight, now }: Planned): WordKey {
  if (Date.parse(at) > now) return 'instant'
  // Everybody has signed it: one more signature is not what it waits for.
  return withoutRight === undefined ? 'instant.past' : 'instant.right'
}
