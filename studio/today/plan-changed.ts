import { publishedId } from '#studio/published-id.ts'
import type { DraftRow } from './rows.ts'

/**
 * The most recently changed documents, a draft and its published document as one, without those listed
 * elsewhere on the screen.
 * @param shown ids, without prefix, of documents that other sections list
 */
export function planChanged(
  changed: readonly DraftRow[],
  shown: ReadonlySet<string>,
  count: number,
): DraftRow[] {
  const seen = new Set(shown)
  const isNew = ({ _id }: DraftRow): boolean => {
    const id = publishedId(_id)
    if (seen.has(id)) return false
    seen.add(id)
    return true
  }
  return changed.filter(isNew).slice(0, count)
}
