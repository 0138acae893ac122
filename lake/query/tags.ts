import { createHash } from 'node:crypto'
import type { Change } from '#lake/store/committed.ts'
import { publishedId } from '#lake/store/document.ts'
import { type Constraint, constraintOf } from './plan/constraints.ts'
import { childNode, type GroqNode, walk } from './groq.ts'

/** A tag as clients know it. */
export type SyncTag = `s1:${string}`

/**
 * Beyond this a result names the types of the documents it followed instead of every id: Next allows 128
 * tags.
 */
const maxIds = 60

const cache = new Map<string, SyncTag>()

function tag(dataset: string, kind: 'any' | 'type' | 'id', value = ''): SyncTag {
  const key = `${dataset}\n${kind}\n${value}`
  let known = cache.get(key)
  if (known === undefined) {
    known = `s1:${createHash('sha256').update(key).digest('base64url').slice(0, 10)}`
    if (cache.size > 50_000) cache.clear()
    cache.set(key, known)
  }
  return known
}

/**
 * Sync tags of a query from its filters, so that even an empty result is invalidated when it may change: the
 * ids or types its filters name, else the tag that every write emits, and the documents its references led
 * to.
 */
export function queryTags(
  dataset: string,
  tree: GroqNode,
  followed: ReadonlyMap<string, string | undefined>,
): SyncTag[] {
  const tags = new Set<SyncTag>()
  const add = (constraint: Constraint) => {
    if (constraint.ids !== undefined) {
      for (const id of constraint.ids) tags.add(tag(dataset, 'id', publishedId(id)))
    } else if (constraint.types !== undefined) {
      for (const type of constraint.types) tags.add(tag(dataset, 'type', type))
    } else tags.add(tag(dataset, 'any'))
  }
  const covered = new Set<GroqNode>()
  walk(tree, (node) => {
    if (node.type === 'Filter') {
      const base = childNode(node, 'base')
      const expression = childNode(node, 'expr')
      if (base?.type === 'Everything' && expression !== undefined) {
        covered.add(base)
        add(constraintOf(expression))
      }
    }
    if (node.type === 'Everything' && !covered.has(node)) add({})
  })
  const many = followed.size > maxIds
  for (const [id, type] of followed) {
    tags.add(many && type !== undefined ? tag(dataset, 'type', type) : tag(dataset, 'id', publishedId(id)))
  }
  return [...tags].sort()
}

/** Tags a change emits: those of its id, of its types before and after, and that of every write. */
export function changeTags(dataset: string, changes: readonly Change[]): SyncTag[] {
  if (changes.length === 0) return []
  const tags = new Set<SyncTag>([tag(dataset, 'any')])
  for (const { id, before, after } of changes) {
    tags.add(tag(dataset, 'id', publishedId(id)))
    for (const doc of [before, after]) if (doc !== undefined) tags.add(tag(dataset, 'type', doc._type))
  }
  return [...tags].sort()
}
