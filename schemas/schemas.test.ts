import { describe, expect, it } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { isRecord } from '#schemas/lib/paths.ts'

interface Field {
  place: string
  definition: Record<string, unknown>
}

/** Every field of a type, with those of its inline objects, array members and annotations. */
function fieldsOf(definition: Record<string, unknown>, place: string): Field[] {
  const { fields, of, marks } = definition
  const parts = [fields, of, isRecord(marks) ? marks['annotations'] : undefined].flatMap((list) =>
    Array.isArray(list) ? list.filter(isRecord) : [],
  )
  return parts.flatMap((part) => {
    const name = `${place}.${String(part['name'] ?? part['type'])}`
    const own = Array.isArray(fields) && fields.includes(part) ? [{ place: name, definition: part }] : []
    return [...own, ...fieldsOf(part, name)]
  })
}

const fields = schemaTypes.flatMap((type) => fieldsOf({ ...type }, type.name))

describe('the content model', () => {
  it('has a title for every type', () => {
    expect(schemaTypes.length).toBeGreaterThan(15)
    expect(schemaTypes.filter(({ title }) => !title)).toEqual([])
  })

  it('explains every field in plain words with an example', () => {
    expect(fields.length).toBeGreaterThan(70)
    const silent = fields.filter(
      ({ definition }) => !definition['title'] || !/ Example: /.test(String(definition['description'])),
    )
    expect(silent.map(({ place }) => place)).toEqual([])
  })

  it('names each field once in its type', () => {
    const places = fields.map(({ place }) => place)
    expect(places.length).toBe(new Set(places).size)
  })
})
