import type { LakeDocument } from '#lake/store/document.ts'
import type { DocumentIndex } from '#lake/store/indexes/document-index.ts'
import { type GroqNode } from '#lake/query/groq.ts'

/**
 * groq-js asks for one thing only while it evaluates: the document behind a reference. So a plan puts
 * what it wants looked up into a reference of its own making: `\0kind\0…\0` and a text of the query's.
 */
const sign = '\0'

type Kind = 'refers' | 'equals'

/** A node for what a hook answers to `details` and the text that `key` gives; null where it gives none. */
export function hook(kind: Kind, details: string, key: GroqNode): GroqNode {
  const prefix = { type: 'Value', value: `${sign}${kind}${sign}${details}${sign}` }
  const value = { type: 'OpCall', op: '+', left: prefix, right: key }
  const attribute = { type: 'ObjectAttributeValue', name: '_ref', value }
  return { type: 'Deref', base: { type: 'Object', attributes: [attribute] } }
}

export const equalityDetails = (type: string, path: string) => JSON.stringify([type, path])

/** What stands behind a reference, be it a document's or a hook's. */
export function lookUp(view: DocumentIndex, ref: string): LakeDocument | readonly LakeDocument[] | null {
  if (!ref.startsWith(sign)) return view.get(ref) ?? null
  const [, kind, details = ''] = ref.split(sign, 3)
  const key = ref.slice(`${sign}${kind}${sign}${details}${sign}`.length)
  if (kind === 'refers') return view.referringTo(key)
  const [type, path]: unknown[] = JSON.parse(details)
  return view.whereEqual(String(type), String(path), key)
}

export const isHook = (ref: string) => ref.startsWith(sign)
