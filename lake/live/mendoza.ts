import { isRecord, isSame, type JsonObject } from '#common/records.ts'

/** Operation codes of the format; the npm package `mendoza` only decodes it. */
const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
} as const

/** A patch in the format of mendoza: operation codes followed by their arguments. */
export type MendozaPatch = unknown[]

/**
 * The patch from `before` to `after`. Both are taken without `_rev`, since the patch addresses attributes by
 * index among the sorted names (lake contract 4).
 */
export function mendozaPatch(before: JsonObject | undefined, after: JsonObject | undefined): MendozaPatch {
  if (after === undefined) return [op.value, null]
  if (before === undefined) return [op.value, withoutRevision(after)]
  const patch: MendozaPatch = []
  encodeObject(withoutRevision(before), withoutRevision(after), patch)
  return patch
}

function withoutRevision({ _rev, ...doc }: JsonObject): JsonObject {
  return doc
}

function encodeObject(before: JsonObject, after: JsonObject, patch: MendozaPatch): void {
  const names = Object.keys(before).sort()
  for (const [index, name] of names.entries()) {
    if (!Object.hasOwn(after, name)) patch.push(op.objectDeleteField, index)
    else encodeField(before[name], after[name], index, name, patch)
  }
  for (const name of Object.keys(after)) {
    if (!Object.hasOwn(before, name)) patch.push(op.objectSetFieldValue, after[name], name)
  }
}

function encodeField(
  before: unknown,
  after: unknown,
  index: number,
  name: string,
  patch: MendozaPatch,
): void {
  if (isSame(before, after)) return
  if (isRecord(before) && isRecord(after)) {
    patch.push(op.pushFieldCopy, index)
    encodeObject(before, after, patch)
    patch.push(op.returnIntoObjectSameKeyPop)
  } else if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    patch.push(op.pushFieldBlank, index)
    encodeArray(before, after, patch)
    patch.push(op.returnIntoObjectSameKeyPop)
  } else if (typeof before === 'string' && typeof after === 'string' && before !== '' && after !== '') {
    patch.push(op.pushFieldBlank, index)
    encodeString(before, after, patch)
    patch.push(op.returnIntoObjectSameKeyPop)
  } else patch.push(op.objectSetFieldValue, after, name)
}

/** Rebuilds the array from runs of old items, changed old items and new ones. */
function encodeArray(before: readonly unknown[], after: readonly unknown[], patch: MendozaPatch): void {
  const placesByText = new Map<string, number[]>()
  const placeByKey = new Map<string, number>()
  for (const [index, item] of before.entries()) {
    const text = JSON.stringify(item)
    placesByText.set(text, [...(placesByText.get(text) ?? []), index])
    if (isRecord(item) && typeof item['_key'] === 'string') placeByKey.set(item['_key'], index)
  }
  let at = 0
  while (at < after.length) {
    const item = after[at]
    const start = placesByText.get(JSON.stringify(item))?.find((place) => isSame(before[place], item))
    if (start !== undefined) {
      let length = 1
      while (
        at + length < after.length &&
        start + length < before.length &&
        isSame(before[start + length], after[at + length])
      ) {
        length++
      }
      patch.push(op.arrayAppendSlice, start, start + length)
      at += length
      continue
    }
    const place =
      isRecord(item) && typeof item['_key'] === 'string' ? placeByKey.get(item['_key']) : undefined
    const old = place === undefined ? undefined : before[place]
    if (isRecord(item) && isRecord(old)) {
      patch.push(op.pushElementCopy, place)
      encodeObject(old, item, patch)
      patch.push(op.returnIntoArrayPop)
    } else patch.push(op.arrayAppendValue, item)
    at++
  }
}

/** Keeps the common prefix and suffix; offsets count bytes of UTF-8. */
function encodeString(before: string, after: string, patch: MendozaPatch): void {
  const old = Array.from(before, (text) => ({ text, bytes: Buffer.byteLength(text) }))
  const now = Array.from(after)
  const shorter = Math.min(old.length, now.length)
  let prefix = 0
  while (prefix < shorter && old[prefix]?.text === now[prefix]) prefix++
  let suffix = 0
  while (suffix < shorter - prefix && old.at(-1 - suffix)?.text === now.at(-1 - suffix)) suffix++
  const bytes = (from: number, to: number) => old.slice(from, to).reduce((sum, part) => sum + part.bytes, 0)
  const total = bytes(0, old.length)
  const middle = now.slice(prefix, now.length - suffix).join('')
  if (prefix > 0) patch.push(op.stringAppendSlice, 0, bytes(0, prefix))
  if (middle !== '') patch.push(op.stringAppendString, middle)
  if (suffix > 0) patch.push(op.stringAppendSlice, total - bytes(old.length - suffix, old.length), total)
}
