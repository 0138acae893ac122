import { describe, expect, it } from 'vitest'
import { contentDocuments } from '#content/content.ts'
import { pathText } from '#common/rules/paths.ts'
import { misshapesIn, type Shape, type Shapes } from '#common/rules/shapes.ts'
import { schemaTypes } from '#schemas/index.ts'
import { collectShapes } from '#schemas/collect/collect-shapes.ts'
import { everyBlockPage } from './support/lake/every-block.ts'
import { sound } from './support/lake/sample-documents.ts'

// Every field of every type, with a value of every other kind: refused at the field, by name.

const types = collectShapes(schemaTypes)

const told = (document: Readonly<Record<string, unknown>>, shape: Shape): string[] =>
  misshapesIn(document, shape, types).map(({ path }) => pathText(document, path))

interface Field {
  path: string
  shape: Shape
  /** A document that holds the value in this field, and nothing else. */
  holding: (value: unknown) => Record<string, unknown>
}

/** The fields of a shape with their places, those of named types once below each other. */
function fieldsOf(
  shape: Shape,
  at: string,
  hold: (value: unknown) => unknown,
  seen: readonly string[],
): Field[] {
  if (typeof shape === 'string') return []
  if ('type' in shape) {
    const named = types[shape.type]
    return named === undefined || seen.includes(shape.type)
      ? []
      : fieldsOf(named, at, hold, [...seen, shape.type])
  }
  if ('list' in shape)
    return Object.entries(shape.list).flatMap(([name, member]) =>
      fieldsOf(member, `${at}[0]`, (value) => hold([{ _type: name, ...asRecord(value) }]), seen),
    )
  if ('paragraph' in shape)
    return Object.entries(shape.paragraph).flatMap(([name, annotation]) =>
      fieldsOf(
        annotation,
        `${at}.markDefs[0]`,
        (value) => hold({ markDefs: [{ _type: name, ...asRecord(value) }] }),
        seen,
      ),
    )
  return Object.entries(shape.fields).flatMap(([name, field]) => {
    const path = at === '' ? name : `${at}.${name}`
    const holding = (value: unknown) => hold({ [name]: value })
    return [
      { path, shape: field, holding: (value: unknown) => asRecord(holding(value)) },
      ...fieldsOf(field, path, holding, seen),
    ]
  })
}

const asRecord = (value: unknown) => value as Record<string, unknown>

const odd: readonly unknown[] = ['odd', 7, true, [7], [[]], ['odd'], [{ _type: 'odd' }], { odd: 1 }]

/** What a shape takes of those. */
const takes = (shape: Shape, value: unknown): boolean => {
  if (shape === 'text') return typeof value === 'string'
  if (shape === 'number') return typeof value === 'number'
  if (shape === 'boolean') return typeof value === 'boolean'
  if (typeof shape === 'string') return false
  if ('type' in shape) return takes(types[shape.type] ?? 'text', value)
  if ('list' in shape)
    return (
      Array.isArray(value) &&
      value.every((item) =>
        Object.values(shape.list).some((one) => takes(one, item) && typeof one === 'string'),
      )
    )
  return typeof value === 'object' && !Array.isArray(value)
}

const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)

describe('the types of fields', () => {
  it.each(documents)('of %s are each judged, whatever stands there', (type) => {
    const fields = fieldsOf({ type }, '', (value) => value, [])
    expect(fields.length).toBeGreaterThan(1)
    for (const { path, shape, holding } of fields) {
      for (const nothing of [undefined, null]) expect(told(holding(nothing), { type }), path).toEqual([])
      for (const value of odd) {
        const found = told(holding(value), { type })
        const what = `${type}.${path} = ${JSON.stringify(value)}`
        if (takes(shape, value)) expect(found, what).toEqual([])
        else expect(found[0]?.startsWith(path), `${what} ${found.join()}`).toBe(true)
      }
    }
  })

  it.each(
    [...contentDocuments(), ...sound, everyBlockPage('en')].map((document) => [document._id, document]),
  )('are right in %s', (_id, document) => {
    expect(misshapesIn(document, { type: document._type }, types)).toEqual([])
  })
})

describe('a paragraph', () => {
  const shapes: Shapes = { prose: { list: { block: { paragraph: { link: { fields: { href: 'text' } } } } } } }
  const block = { _type: 'block', style: 'normal', markDefs: [], children: [{ _type: 'span', text: 'a' }] }
  it.each([
    ['markDefs null', { ...block, markDefs: null }],
    ['style null', { ...block, style: null }],
    ['list null', { ...block, listItem: null, level: null }],
    ['no children', { _type: 'block', style: 'normal', markDefs: [] }],
    ['a run without words', { ...block, children: [{ _type: 'span', marks: [] }, ...block.children] }],
    ['another heading', { ...block, style: 'h1' }],
  ])('is taken with %s', (_what, paragraph) => {
    expect(misshapesIn([paragraph], { type: 'prose' }, shapes)).toEqual([])
  })

  it.each([
    ['a break for a paragraph', { _type: 'break' }, '[0]'],
    ['a text for a paragraph', 'a', '[0]'],
    ['a picture for words', { ...block, children: [{ _type: 'image' }] }, '[0].children[0]'],
    ['a figure for words', { ...block, children: [{ _type: 'span', text: 7 }] }, '[0].children[0].text'],
    ['a figure for an address', { ...block, markDefs: [{ _type: 'link', href: 7 }] }, '[0].markDefs[0].href'],
  ])('is refused with %s, at its place', (_what, paragraph, place) => {
    const value = [paragraph]
    expect(misshapesIn(value, { type: 'prose' }, shapes).map(({ path }) => pathText(value, path))).toEqual([
      place,
    ])
  })
})

describe('a day and a moment', () => {
  it.each([
    ['day', '2026-01-31', true],
    ['day', '31.01.2026', false],
    ['day', '2026-13-01', false],
    ['moment', '2026-01-31T08:00:00Z', true],
    ['moment', '2026-01-31', false],
    ['moment', 'tomorrow', false],
  ] as const)('%s %s', (shape, value, isRight) => {
    expect(misshapesIn(value, shape, {}).length === 0).toBe(isRight)
  })
})
