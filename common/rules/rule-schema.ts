import { z } from 'zod'
import { isStep } from './paths.ts'
import { shapesSchema } from './shapes.ts'

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const pattern = z.string().refine(isPattern, 'is no regular expression')
const place = {
  path: z.string().refine((path) => path === '' || path.split('.').every(isStep), 'is no path of a rule'),
  /** Read by an editor. */
  message: z.string().min(1),
}
/** Objects a rule excepts: those whose field `is` the value, or has any value without one. */
const exception = z.object({ field: z.string(), is: z.union([z.string(), z.boolean()]).optional() })
/** For each namespace of the interface its keys, and the placeholders of each. */
const textTable = z.record(z.string(), z.record(z.string(), list(z.string())))
const unless = list(exception).optional()
const fields = z.tuple([z.string(), z.string()]).readonly()

const rule = z.discriminatedUnion('rule', [
  z.object({ ...place, rule: z.literal('required') }),
  z.object({
    ...place,
    rule: z.literal('number'),
    min: z.number(),
    max: z.number(),
    maxDecimals: z.number().int(),
  }),
  z.object({ ...place, rule: z.literal('pattern'), pattern }),
  z.object({ ...place, rule: z.literal('oneOf'), values: list(z.string()) }),
  z.object({ ...place, rule: z.literal('unique'), with: list(z.string()), of: z.string().optional() }),
  z.object({ ...place, rule: z.literal('includes'), field: z.string(), value: z.string() }),
  z.object({ ...place, rule: z.literal('tokens'), token: z.string().min(1), count: z.number().int() }),
  z.object({ ...place, rule: z.literal('forbids'), pattern }),
  z.object({ ...place, rule: z.literal('holds'), field: z.string(), value: z.string(), unless }),
  z.object({ ...place, rule: z.literal('ordered'), fields }),
  z.object({ ...place, rule: z.literal('differ'), fields }),
  z.object({ ...place, rule: z.literal('notShorter'), fields }),
  z.object({ ...place, rule: z.literal('either'), fields }),
  z.object({ ...place, rule: z.literal('counts'), items: z.string(), field: z.string(), of: z.string() }),
  z.object({ ...place, rule: z.literal('circle'), field: z.string(), of: z.string(), below: z.string() }),
  z.object({ ...place, rule: z.literal('target'), unless }),
  z.object({ ...place, rule: z.literal('paper') }),
  z.object({ ...place, rule: z.literal('label'), of: z.string(), field: z.string() }),
  z.object({ ...place, rule: z.literal('keys'), table: textTable }),
  z.object({ ...place, rule: z.literal('placeholders'), table: textTable }),
])

const target = z.object({
  type: z.string(),
  /** The field that holds the address. */
  address: z.string(),
  /** The field with the language; without one the address exists in every language. */
  language: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  /** The field is lower-cased in the address. */
  isLower: z.literal(true).optional(),
  /** The row only applies to documents with this value in this field. */
  where: z.object({ field: z.string(), is: z.string() }).optional(),
})

const kept = z.object({
  id: z.string(),
  /** The sentence of both guards. */
  message: z.string().min(1),
  fields: z.record(z.string(), z.string()).optional(),
})

/** The content of `schemas/rules.gen.json`. */
export const rulesSchema = z.object({
  version: z.literal(1),
  types: z.record(z.string(), list(rule)),
  /** What the fields of each type of the content model hold. */
  shapes: shapesSchema.default({}),
  /** Documents that paths of the site lead to. */
  targets: list(target).default([]),
  /** Paths without a document behind them. */
  ownPages: list(z.string()).default([]),
  kept: list(kept).default([]),
})

/** The publish rules: by type, and across documents. */
export type Rules = Readonly<z.infer<typeof rulesSchema>>

/** A constraint with its place in the document: one row of the rules file. */
export type Rule = z.infer<typeof rule>

/** A rule of one kind. */
export type RuleOf<Kind extends Rule['rule']> = Extract<Constraint, { rule: Kind }>

type WithoutPath<Whole> = Whole extends unknown ? Omit<Whole, 'path'> : never

/** A requirement for publishing a value, wherever it occurs. */
export type Constraint = WithoutPath<Rule>

export type Exception = z.infer<typeof exception>

export type TextTable = z.infer<typeof textTable>

/**
 * A type whose documents have an address on the site: the field between `before` and `after`. A type whose
 * addresses depend on another field has a row for each of its values.
 */
export type Target = z.infer<typeof target>

/** A document that must not be deleted, and fields of it that must not change. */
export type Kept = z.infer<typeof kept>

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== ''
  } catch {
    return false
  }
}
