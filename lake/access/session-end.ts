import type { WordKey } from './sign-in-words/en.ts'

/** Why the Studio leads to the sign-in page, by the fixed codes of its address. */
const sentences: Readonly<Record<string, WordKey>> = {
  ended: 'over.ended',
  expired: 'over.expired',
  out: 'over.out',
}

/**
 * What the sign-in page says about the session that is over: one of its own sentences, whatever its address says;
 * undefined for a code it does not know.
 */
export const sessionEndNote = (reason: string | undefined): WordKey | undefined =>
  reason !== undefined && Object.hasOwn(sentences, reason) ? sentences[reason] : undefined
