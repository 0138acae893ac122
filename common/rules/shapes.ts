import { z } from 'zod'
import { isRecord } from '#common/records.ts'
import { type Segment, stepTo } from './paths.ts'

const kinds = ['text', 'number', 'boolean', 'day', 'moment', 'reference'] as const
type Kind = (typeof kinds)[number]

/** What a field holds, where it holds anything. */
export type Shape =
  | Kind
  /** A type of the content model, by its name. */
  | { type: string }
  | { fields: Shapes }
  /** What may stand in a list, by the `_type` of the items. */
  | { list: Shapes }
  /** A paragraph, with its annotations by their names. */
  | { paragraph: Shapes }

export type Shapes = Readonly<{ [name: string]: Shape }>

const shapeSchema: z.ZodType<Shape> = z.lazy(() =>
  z.union([
    z.enum(kinds),
    z.strictObject({ type: z.string() }),
    z.strictObject({ fields: shapesSchema }),
    z.strictObject({ list: shapesSchema }),
    z.strictObject({ paragraph: shapesSchema }),
  ]),
)
export const shapesSchema = z.record(z.string(), shapeSchema)

/** A value that is not what its field holds. */
export interface Misshape {
  path: Segment[]
  /** Read by an editor. */
  message: string
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text))

const wanted: Readonly<Record<Kind, { is: (value: unknown) => boolean; message: string }>> = {
  text: { is: (value) => typeof value === 'string', message: 'This must be a text.' },
  number: { is: (value) => typeof value === 'number', message: 'This must be a number.' },
  boolean: { is: (value) => typeof value === 'boolean', message: 'This must be on or off: true or false.' },
  day: {
    is: (value) => value === '' || (typeof value === 'string' && isDay(value)),
    message: 'This must be a day, for example 2026-01-31.',
  },
  moment: {
    is: (value) => value === '' || (typeof value === 'string' && isMoment(value)),
    message: 'This must be a day with its time, for example 2026-01-31T08:00:00Z.',
  },
  reference: {
    is: (value) => isRecord(value) && typeof value['_ref'] === 'string',
    message: 'This must lead to a document, by its id in _ref.',
  },
}

const isKind = (shape: Shape): shape is Kind => typeof shape === 'string'

const span: Shape = { fields: { text: 'text', marks: { list: { string: 'text' } } } }

const paragraphFields = (annotations: Shapes): Shapes => ({
  style: 'text',
  listItem: 'text',
  level: 'number',
  markDefs: { list: annotations },
  children: { list: { span } },
})

const typeOf = (item: unknown): string | undefined => {
  const type = isRecord(item) ? item['_type'] : undefined
  return typeof type === 'string' ? type : undefined
}

/** What an item of a list is to be; undefined where nothing like it may stand there. */
function memberFor(item: unknown, members: Shapes): Shape | undefined {
  const all = Object.values(members)
  if (!isRecord(item)) return all.find(isKind)
  const type = typeOf(item)
  if (type !== undefined && Object.hasOwn(members, type)) return members[type]
  return type === undefined && all.length === 1 ? all[0] : undefined
}

/**
 * Where a value is of another type than the content model says. Nothing and null are right everywhere, and fields that
 * the model does not know are let be.
 */
export function misshapesIn(value: unknown, shape: Shape, types: Shapes, path: Segment[] = []): Misshape[] {
  if (value === undefined || value === null) return []
  if (isKind(shape)) return wanted[shape].is(value) ? [] : [{ path, message: wanted[shape].message }]
  if ('type' in shape) {
    const named = types[shape.type]
    return named === undefined ? [] : misshapesIn(value, named, types, path)
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return [{ path, message: 'This must be a list.' }]
    return value.flatMap((item: unknown, index) => {
      const at = [...path, stepTo(item, index)]
      const member = memberFor(item, shape.list)
      if (item === null || member === undefined)
        return [
          { path: at, message: `This cannot stand in the list: ${typeOf(item) ?? JSON.stringify(item)}` },
        ]
      return misshapesIn(item, member, types, at)
    })
  }
  if (!isRecord(value)) return [{ path, message: 'This must hold fields.' }]
  const fields = 'fields' in shape ? shape.fields : paragraphFields(shape.paragraph)
  return Object.entries(fields).flatMap(([name, field]) =>
    misshapesIn(value[name], field, types, [...path, name]),
  )
}
