import { isRecord, type JsonObject } from '#common/records.ts'

/**
 * References made to something not yet published are weak until now: they become strong unless the
 * schema wants them weak.
 */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => strengthenReferences(item))
  if (!isRecord(value)) return value
  const copied: JsonObject = {}
  for (const [name, child] of Object.entries(value)) copied[name] = strengthenReferences(child)
  const wish = copied['_strengthenOnPublish']
  if (wish === undefined || typeof copied['_ref'] !== 'string') return copied
  const staysWeak = isRecord(wish) && wish['weak'] === true
  const { _strengthenOnPublish: _wish, _weak: _wasWeak, ...strong } = copied
  return staysWeak ? { ...strong, _weak: true } : strong
}
