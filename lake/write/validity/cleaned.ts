import { isRecord, type JsonObject } from '#common/records.ts'
import { asStored } from '#common/text/as-read.ts'
import type { PatchOperations } from '../schema.ts'

/** A value with its texts as they are stored; the same one where all are. Names, ids and keys are signs, no texts. */
const cleanedValue = (value: unknown): unknown => {
  if (typeof value === 'string') return asStored(value)
  if (Array.isArray(value)) {
    const items = value.map(cleanedValue)
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  return isRecord(value) ? cleaned(value) : value
}

/** A document with its texts as they are stored: composed, and without what nobody sees. */
export function cleaned<Fields extends JsonObject>(attributes: Fields): Fields {
  const changed = Object.entries(attributes).flatMap(([name, value]) => {
    const clean = name.startsWith('_') ? value : cleanedValue(value)
    return clean === value ? [] : [[name, clean] as const]
  })
  return changed.length === 0 ? attributes : { ...attributes, ...Object.fromEntries(changed) }
}

/**
 * What a patch of a document leaves to clean, as a further patch: who follows the document by its patches then has what
 * is stored. Nothing where it left nothing.
 */
export function cleaningOf(patched: JsonObject): PatchOperations | undefined {
  const clean = cleaned(patched)
  if (clean === patched) return undefined
  const changed = Object.entries(clean).filter(([name, value]) => value !== patched[name])
  return { set: Object.fromEntries(changed.map(([name, value]) => [`['${name}']`, value])) }
}
