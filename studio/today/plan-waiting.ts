import { regulated } from '#studio/regulated.ts'
import type { DraftRow } from './rows.ts'

/** A draft, and what it waits for, in words. */
export interface Waiting extends DraftRow {
  isMine: boolean
  reason: string
}

interface Who {
  id: string
  roles: readonly string[]
}

/** What a role may do with a draft: publish it, write in it, or neither. */
function reasonFor(
  { _type, language }: DraftRow,
  roles: readonly string[],
  isMine: boolean,
): string | undefined {
  const isOurs = regulated.has(_type)
  if (roles.includes('administrator') || roles.includes('compliance')) {
    return isOurs ? 'regulated: waits for you to publish it' : 'can be published'
  }
  if (roles.includes('marketer'))
    return isOurs ? (isMine ? 'waits for compliance' : undefined) : 'can be published'
  const translates = roles.some((role) => role === `translator-${language}`)
  if (translates) return 'in your language, not yet published'
  return isMine ? 'someone else publishes it' : undefined
}

/**
 * The drafts that wait for someone: those they may publish or translate and those they wrote last, their own first,
 * then regulated ones, then the newest.
 * @param authors who wrote a revision, by the revision
 */
export function planWaiting(
  drafts: readonly DraftRow[],
  authors: ReadonlyMap<string, string>,
  { id, roles }: Who,
): Waiting[] {
  const rank = ({ isMine, _type }: Waiting): number => (isMine ? 0 : regulated.has(_type) ? 1 : 2)
  return drafts
    .flatMap((draft): Waiting[] => {
      const isMine = authors.get(draft._rev) === id
      const reason = reasonFor(draft, roles, isMine)
      return reason === undefined ? [] : [{ ...draft, isMine, reason }]
    })
    .toSorted((a, b) => rank(a) - rank(b) || b._updatedAt.localeCompare(a._updatedAt))
}
