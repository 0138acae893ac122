import { z } from 'zod'
import { localeIds } from '#locales/table.ts'
import type { FieldShape, MemberShape, Shape } from './shape.ts'

const key = z.string().regex(/^[\w-]+$/, 'a key has letters, digits, hyphens and underscores only')

const linkSchema = z.union(
  [
    z.strictObject({ page: key, newWindow: z.boolean().optional() }),
    z.strictObject({ path: z.string(), newWindow: z.boolean().optional() }),
    z.strictObject({ url: z.string(), newWindow: z.boolean().optional() }),
    z.strictObject({ setting: z.string(), newWindow: z.boolean().optional() }),
  ],
  { error: 'a link is { page: key }, { path: /… }, { url: https://… } or { setting: name }' },
)

/** An area of an image chosen by an editor: fractions of its width and height. */
const area = z.record(z.string(), z.union([z.number(), z.string()]))

const fieldsSchema = (fields: readonly FieldShape[]): Record<string, z.ZodType> =>
  Object.fromEntries(fields.map(({ alias, shape }) => [alias, schemaOfShape(shape).optional()]))

function itemSchema(members: readonly MemberShape[]): z.ZodType {
  const [only] = members
  if (only !== undefined && members.length === 1) {
    return z.lazy(() =>
      z.strictObject({ ...(only.hasKey ? { key: key.optional() } : {}), ...fieldsSchema(only.fields()) }),
    )
  }
  const options = members.map((member) =>
    z.strictObject({ type: z.literal(member.type), key, ...fieldsSchema(member.fields()) }),
  )
  const [first, ...rest] = options
  return first === undefined ? z.never() : z.discriminatedUnion('type', [first, ...rest])
}

const languages = (of: z.ZodType): z.ZodType =>
  z.strictObject(Object.fromEntries(localeIds.map((id) => [id, of.optional()])))

/** The zod schema of a value in a file, so that a mistake is reported with file and field. */
function schemaOfShape(shape: Shape): z.ZodType {
  switch (shape.kind) {
    case 'text':
    case 'prose':
    case 'reference':
    case 'pagePath':
      return z.string()
    case 'number':
      return z.number()
    case 'flag':
      return z.boolean()
    case 'link':
      return linkSchema
    case 'asset':
      return z.strictObject({
        file: z.string(),
        hotspot: area.optional(),
        crop: area.optional(),
        ...fieldsSchema(shape.fields()),
      })
    case 'references':
      return z.array(key)
    case 'languages':
      return shape.of.kind === 'text'
        ? z.union([z.string(), languages(z.string())])
        : languages(schemaOfShape(shape.of))
    case 'list':
      return z.array(schemaOfShape(shape.of))
    case 'items':
      return z.array(itemSchema(shape.members))
    default:
      return z.strictObject(fieldsSchema(shape.fields()))
  }
}

/** The schema of a file’s document: its fields, and before them the attributes that only files have. */
export const documentSchema = (
  fields: readonly FieldShape[],
  own: Readonly<Record<string, z.ZodType>> = {},
): z.ZodType<Record<string, unknown>> => z.strictObject({ ...own, ...fieldsSchema(fields) })
