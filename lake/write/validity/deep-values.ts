import { isRecord, isSame } from '#common/records.ts'

/**
 * The way to the first text in a value, or below it, that matches; the runs of a paragraph are one text, ids
 * and keys are none.
 */
export function findText(value: unknown, pattern: RegExp): string | undefined {
  for (const { path, text } of texts(value, '')) if (pattern.test(text)) return path
  return undefined
}

function* texts(value: unknown, path: string): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* texts(item, `${path}[${index}]`)
  } else if (isRecord(value)) {
    const children: unknown = value['children']
    if (value['_type'] === 'block' && Array.isArray(children)) {
      yield { path, text: children.map(textOfRun).join('') }
      return
    }
    for (const [name, item] of Object.entries(value)) {
      if (!name.startsWith('_')) yield* texts(item, path === '' ? name : `${path}.${name}`)
    }
  }
}

const textOfRun = (run: unknown): string => {
  const text = isRecord(run) ? run['text'] : undefined
  return typeof text === 'string' ? text : ''
}

interface Exception {
  field: string
  is?: unknown
}

/** Whether an object is one of those a rule does not mean: a field `is` the value, or is filled in at all. */
export function isExcepted(value: unknown, unless: readonly Exception[] = []): boolean {
  return (
    isRecord(value) &&
    unless.some(({ field, is }) => {
      const found = value[field]
      if (is !== undefined) return isSame(found, is)
      return Array.isArray(found) ? found.length > 0 : Boolean(found)
    })
  )
}

interface Wanted {
  field?: string | undefined
  value?: unknown
  unless?: readonly Exception[] | undefined
}

/** Whether an object in the value, or anywhere below it, has the wanted value in its field and is no exception. */
export function holdsDeep(value: unknown, wanted: Wanted): boolean {
  if (Array.isArray(value)) return value.some((item) => holdsDeep(item, wanted))
  if (!isRecord(value)) return false
  const isIt = isSame(value[wanted.field ?? ''], wanted.value) && !isExcepted(value, wanted.unless)
  return isIt || Object.values(value).some((item) => holdsDeep(item, wanted))
}
