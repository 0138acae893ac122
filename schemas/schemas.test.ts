import { describe, expect, it } from 'vitest'
import { blockGroups, pageBlocks } from '#schemas/lib/page-blocks.ts'
import { schemaTypes } from './index.ts'
import { collectRules } from '#schemas/collect/collect-rules.ts'
import { isRecord } from '#common/records.ts'

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

/** Types and the parts that exist in one list only: what an editor adds by name. */
function namedParts(definition: Record<string, unknown>, place: string): Field[] {
  const { fields: own, of } = definition
  const parts = [own, of].flatMap((list) => (Array.isArray(list) ? list.filter(isRecord) : []))
  const isNamed = Array.isArray(of) && definition['type'] === 'array'
  const members = isNamed ? of.filter(isRecord).filter((member) => member['type'] === 'object') : []
  return [
    ...members.map((member) => ({ place: `${place}.${String(member['name'])}`, definition: member })),
    ...parts.flatMap((part) => namedParts(part, `${place}.${String(part['name'] ?? part['type'])}`)),
  ]
}

const types = schemaTypes.map((type): Field => ({ place: type.name, definition: { ...type } }))
const parts = schemaTypes.flatMap((type) => namedParts({ ...type }, type.name))

describe('the content model', () => {
  it('has a title and a description with an example for every type', () => {
    expect(types.length).toBeGreaterThan(40)
    const silent = types.filter(
      ({ definition }) => !definition['title'] || !/ Example: /.test(String(definition['description'])),
    )
    expect(silent.map(({ place }) => place)).toEqual([])
  })

  it('has a title, a name and a preview for every part of a list', () => {
    expect(parts.length).toBeGreaterThan(10)
    const bare = parts.filter(({ definition: { name, title, preview } }) => !name || !title || !preview)
    expect(bare.map(({ place }) => place)).toEqual([])
  })

  it('has a preview for every document and every block', () => {
    const shown = schemaTypes.filter(
      (type) => type.type === 'document' || pageBlocks.some(({ name }) => name === type.name),
    )
    expect(shown.length).toBeGreaterThan(38)
    expect(shown.filter((type) => !('preview' in type)).map(({ name }) => name)).toEqual([])
  })

  it('groups the fields of every form with more than eight', () => {
    const crowded = types.filter(
      ({ definition: { fields: own, groups } }) => Array.isArray(own) && own.length > 9 && !groups,
    )
    expect(crowded.map(({ place }) => place)).toEqual([])
  })

  it('says in a sentence what every rule asks', () => {
    const rules = Object.values(collectRules(schemaTypes).types).flat()
    expect(rules.length).toBeGreaterThan(300)
    expect(rules.filter(({ message }) => !/^[A-Z].{10,}[.]$/u.test(message))).toEqual([])
  })

  it('offers every block once in the menu of new blocks', () => {
    const offered = blockGroups.flatMap(({ of }) => of)
    expect(offered.toSorted()).toEqual(pageBlocks.map(({ name }) => name).toSorted())
  })

  it('holds every document type to the one place of the loss percentage', () => {
    const { types: byType } = collectRules(schemaTypes)
    const guarded = Object.entries(byType).filter(([, rules]) => rules.some(({ rule }) => rule === 'forbids'))
    expect(guarded.map(([name]) => name)).toEqual(Object.keys(byType))
  })

  it('offers every other kind of document for a row of the approval policy', () => {
    const kind = fields.find(({ place }) => place === 'approvalPolicy.rows.approvalRow.type')?.definition
    const list = isRecord(kind?.['options']) ? kind['options']['list'] : undefined
    const offered = Array.isArray(list) ? list.map((one: { value: string }) => one.value) : []
    const all = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
    expect(offered.toSorted()).toEqual(all.filter((name) => name !== 'approvalPolicy').toSorted())
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
