import type { SchemaTypeDefinition } from 'sanity'
import { isRecord, itemsOf } from '#common/records.ts'
import type { Shape, Shapes } from '#common/rules/shapes.ts'

type Definition = Readonly<Record<string, unknown>>

const plain: Readonly<Record<string, Shape>> = {
  string: 'text',
  text: 'text',
  number: 'number',
  boolean: 'boolean',
  date: 'day',
  datetime: 'moment',
  reference: 'reference',
}

const numbers = (...names: readonly string[]): Shape => ({
  fields: Object.fromEntries(names.map((name) => [name, 'number' as const])),
})

/** What Sanity keeps of a file beside the fields of the model. */
const fileFields: Shapes = { asset: 'reference' }
const imageFields: Shapes = {
  ...fileFields,
  crop: numbers('top', 'bottom', 'left', 'right'),
  hotspot: numbers('x', 'y', 'width', 'height'),
}

const textPerLanguage = /^internationalizedArray([A-Z]\w*)$/

const nameOf = ({ name, type }: Definition): string => String(name ?? type)

const definitionsIn = (list: unknown): Definition[] => itemsOf(list).filter(isRecord)

/**
 * What the fields of every type hold.
 * @throws where a type is neither of Sanity's that this model uses, nor of the model
 */
export function collectShapes(types: readonly SchemaTypeDefinition[]): Shapes {
  const known = new Set<string>(types.map(({ name }) => name))

  const named = (definitions: unknown): Shapes =>
    Object.fromEntries(definitionsIn(definitions).map((one) => [nameOf(one), shapeOf(one)]))

  function shapeOf(definition: Definition): Shape {
    const type = String(definition['type'])
    const [, inner] = textPerLanguage.exec(type) ?? []
    if (inner !== undefined) {
      const value = shapeOf({ type: inner.charAt(0).toLowerCase() + inner.slice(1) })
      return { list: { [`${type}Value`]: { fields: { language: 'text', value } } } }
    }
    switch (type) {
      case 'document':
      case 'object':
        return { fields: named(definition['fields']) }
      case 'array':
        return { list: named(definition['of']) }
      case 'image':
        return { fields: { ...imageFields, ...named(definition['fields']) } }
      case 'file':
        return { fields: { ...fileFields, ...named(definition['fields']) } }
      case 'block': {
        const { marks } = definition
        return { paragraph: isRecord(marks) ? named(marks['annotations']) : {} }
      }
      default: {
        const shape = plain[type] ?? (known.has(type) ? { type } : undefined)
        if (shape === undefined)
          throw new Error(`${nameOf(definition)} is of a type without a shape: ${type}`)
        return shape
      }
    }
  }

  return Object.fromEntries(types.map((type) => [type.name, shapeOf({ ...type })]))
}
