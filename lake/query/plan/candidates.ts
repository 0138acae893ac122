import { type LakeDocument, publishedId } from '#lake/store/document.ts'
import type { DocumentIndex } from '#lake/store/indexes/document-index.ts'
import { constraintOf } from './constraints.ts'
import type { GroqNode } from '#lake/query/groq.ts'
import { foreignIdsIn, wordIndexOf } from '#lake/query/views.ts'
import type { WordTest } from '#lake/query/language/word-index.ts'

/**
 * The smallest set of documents an index can name that holds all a filter can match, in `_id` order;
 * `undefined` where no index helps.
 */
export function candidatesOf(
  expression: GroqNode,
  view: DocumentIndex,
  mayTakeLong: boolean,
): readonly LakeDocument[] | undefined {
  const { ids, types, equals = [], references = [], prefixes = [], words } = constraintOf(expression)
  if (ids !== undefined) return [...new Set(ids)].sort().flatMap((id) => view.get(id) ?? [])
  const found: (readonly LakeDocument[])[] = []
  if (types !== undefined) {
    const unique = [...new Set(types)]
    found.push(merged(unique.map((type) => view.ofType(type))))
    const [only, ...others] = unique
    if (only === undefined) return []
    if (others.length === 0)
      for (const { path, value } of equals) found.push(view.whereEqual(only, path, value))
  }
  for (const list of references) found.push(merged(list.map((id) => view.referringTo(id))))
  for (const list of prefixes) {
    if (!list.includes('')) found.push(merged(list.map((prefix) => view.withPrefix(prefix))))
  }
  const [first, ...rest] = found
  const least = rest.reduce(
    (fewest, next) => (fewest !== undefined && next.length < fewest.length ? next : fewest),
    first,
  )
  if (words === undefined || !mayTakeLong) return least
  return documentsWith(view, words, types, least?.length) ?? least
}

/** The documents of a view that may contain these words, either stored or as the view shows them. */
function documentsWith(
  view: DocumentIndex,
  words: WordTest,
  types: readonly string[] | undefined,
  most: number | undefined,
): readonly LakeDocument[] | undefined {
  const ids = wordIndexOf(view)?.idsOf(words, most)
  if (ids === undefined) return undefined
  const shown = new Set(ids.flatMap((id) => [id, publishedId(id)]))
  for (const id of foreignIdsIn(view)) {
    const type = view.get(id)?._type
    if (type !== undefined && (types === undefined || types.includes(type))) shown.add(id)
  }
  return inIdOrder([...shown].flatMap((id) => view.get(id) ?? []))
}

function merged(lists: readonly (readonly LakeDocument[])[]): readonly LakeDocument[] {
  const [only, ...more] = lists
  if (only === undefined) return []
  if (more.every((list) => list.length === 0)) return only
  const all = new Map(lists.flatMap((list) => list.map((doc) => [doc._id, doc])))
  return inIdOrder([...all.values()])
}

export function inIdOrder(documents: readonly LakeDocument[]): LakeDocument[] {
  return [...documents].sort((a, b) => (a._id < b._id ? -1 : 1))
}
