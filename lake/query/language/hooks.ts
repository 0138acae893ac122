import type { LakeDocument } from '#lake/store/document.ts'
import type { DocumentIndex } from '#lake/store/indexes/document-index.ts'
import { type GroqNode } from '#lake/query/groq.ts'

/**
 * While evaluating, groq-js calls back for one thing only: the document behind a reference. So a plan encodes
 * its look-ups as synthetic references: `\0kind\0…\0` followed by a string from the query.
 */
const sign = '\0'

type Kind = 'refers' | 'equals'

/** A node that looks up `details` under the string that `key` evaluates to; null where it is not a string. */
export function hook(kind: Kind, details: string, key: GroqNode): GroqNode {
  const prefix = { type: 'Value', value: `${sign}${kind}${sign}${details}${sign}` }
  const value = { type: 'OpCall', op: '+', left: prefix, right: key }
  const attribute = { type: 'ObjectAttributeValue', name: '_ref', value }
  return { type: 'Deref', base: { type: 'Object', attributes: [attribute] } }
}

export const equalityDetails = (type: string, path: string) => JSON.stringify([type, path])

/** Resolves a reference, be it a document's or a hook's. */
export function lookUp(view: DocumentIndex, ref: string): LakeDocument | readonly LakeDocument[] | null {
  if (!ref.startsWith(sign)) return view.get(ref) ?? null
  const [, kind, details = ''] = ref.split(sign, 3)
  const key = ref.slice(`${sign}${kind}${sign}${details}${sign}`.length)
  if (kind === 'refers') return view.referringTo(key)
  const [type, path]: unknown[] = JSON.parse(details)
  return view.whereEqual(String(type), String(path), key)
}

export const isHook = (ref: string) => ref.startsWith(sign)
