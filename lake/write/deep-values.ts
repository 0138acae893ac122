import { isObject, isSame } from '#lake/store/json.ts'

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
  } else if (isObject(value)) {
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
  const text = isObject(run) ? run['text'] : undefined
  return typeof text === 'string' ? text : ''
}

/** Whether an object in the value, or anywhere below it, has `wanted` in its `field`. */
export function holdsDeep(value: unknown, field: string, wanted: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => holdsDeep(item, field, wanted))
  if (!isObject(value)) return false
  return isSame(value[field], wanted) || Object.values(value).some((item) => holdsDeep(item, field, wanted))
}
