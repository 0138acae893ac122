import { isRecord, itemsOf } from '#common/records.ts'
import { type Segment, stepTo } from './paths.ts'
import type { Exception, RuleOf } from './rule-schema.ts'

/** A text in a document with its path. */
interface FoundText {
  path: Segment[]
  text: string
}

function textOfRun(run: unknown): string {
  const text = isRecord(run) ? run['text'] : undefined
  return typeof text === 'string' ? text : ''
}

/** Every text in a value, at any depth; the spans of a block are one text, ids and keys are skipped. */
export function findTexts(value: unknown, path: Segment[] = []): FoundText[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => findTexts(item, [...path, stepTo(item, index)]))
  }
  if (!isRecord(value)) return []
  const { _type, children } = value
  if (_type === 'block' && Array.isArray(children)) {
    return [{ path, text: itemsOf(children).map(textOfRun).join('') }]
  }
  return Object.entries(value).flatMap(([name, item]) =>
    name.startsWith('_') ? [] : findTexts(item, [...path, name]),
  )
}

/** Whether a rule excepts an object: its field equals `is`, or has any value. */
export function isExcepted(value: unknown, unless: readonly Exception[] = []): boolean {
  return (
    isRecord(value) &&
    unless.some(({ field, is }) => {
      const found = value[field]
      if (is !== undefined) return found === is
      return Array.isArray(found) ? found.length > 0 : Boolean(found)
    })
  )
}

/** Whether an object in the value, at any depth, has the wanted value in its field and is not excepted. */
export function holdsDeep(value: unknown, wanted: RuleOf<'holds'>): boolean {
  if (Array.isArray(value)) return value.some((item: unknown) => holdsDeep(item, wanted))
  if (!isRecord(value)) return false
  const isIt = value[wanted.field] === wanted.value && !isExcepted(value, wanted.unless)
  return isIt || Object.values(value).some((item) => holdsDeep(item, wanted))
}
