import { isSame, type JsonObject } from '#common/records.ts'
import { asRead } from '#common/text/as-read.ts'
import { addressKey } from '#common/text/old-address.ts'
import { findPlaces } from './paths.ts'
import type { RuleOf } from './rule-schema.ts'

type Identified = Readonly<JsonObject> & { readonly _id: string }

/** What a value is compared by: texts as somebody reads them, addresses as they are looked up. */
const compared = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  return value.startsWith('/') ? addressKey(value) : asRead(value).trim().toLowerCase()
}

/**
 * Whether another document has the value already, together with the same companions; in another field also the
 * document itself counts.
 * @param path where the value stands in its document
 * @param others the published documents of its type
 */
export function isTaken(
  rule: RuleOf<'unique'>,
  { path, value }: { path: string; value: unknown },
  document: Identified,
  others: readonly Identified[],
): boolean {
  if (value === undefined || value === null || value === '') return false
  const { of = path } = rule
  const wanted = compared(value)
  const has = (other: Identified) =>
    findPlaces(other, of).some((found) => isSame(compared(found.value), wanted))
  if (of !== path && has(document)) return true
  return others.some(
    (other) =>
      other._id !== document._id &&
      has(other) &&
      rule.with.every((field) => isSame(other[field], document[field])),
  )
}
