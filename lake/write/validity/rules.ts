import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { type LakeDocument, isPublished } from '#lake/store/document.ts'
import { isRecord, isSame } from '#common/records.ts'
import { findText, holdsDeep } from './deep-values.ts'
import { paperFault } from './paper-rule.ts'
import { isCircular, isUneven } from './shape-rules.ts'
import { faultyText } from './text-rules.ts'

const ruleSchema = z.object({
  path: z.string(),
  rule: z.enum([
    'required',
    'number',
    'oneOf',
    'pattern',
    'unique',
    'type',
    'includes',
    'tokens',
    'forbids',
    'holds',
    'ordered',
    'differ',
    'counts',
    'circle',
    'target',
    'paper',
    'label',
    'keys',
    'placeholders',
  ]),
  message: z.string().min(1),
  min: z.number().optional(),
  max: z.number().optional(),
  maxDecimals: z.number().optional(),
  values: z.array(z.unknown()).optional(),
  pattern: z.string().refine(isPattern, 'is no regular expression').optional(),
  with: z.array(z.string()).optional(),
  of: z.string().optional(),
  fields: z.tuple([z.string(), z.string()]).optional(),
  type: z.enum(['string', 'number', 'boolean', 'array', 'object']).optional(),
  field: z.string().optional(),
  value: z.unknown().optional(),
  token: z.string().min(1).optional(),
  count: z.number().int().optional(),
  items: z.string().optional(),
  table: z.record(z.string(), z.record(z.string(), z.array(z.string()))).optional(),
  below: z.string().optional(),
  unless: z.array(z.object({ field: z.string(), is: z.unknown().optional() })).optional(),
})
const targetSchema = z.object({
  type: z.string(),
  address: z.string(),
  language: z.string().optional(),
  before: z.string().default(''),
  after: z.string().default(''),
  isLower: z.literal(true).optional(),
  where: z.object({ field: z.string(), is: z.string() }).optional(),
})
const keptSchema = z.object({
  id: z.string(),
  message: z.string().min(1),
  fields: z.record(z.string(), z.unknown()).default({}),
})
const rulesSchema = z.object({
  version: z.literal(1),
  types: z.record(z.string(), z.array(ruleSchema)),
  targets: z.array(targetSchema).default([]),
  ownPages: z.array(z.string()).default([]),
  kept: z.array(keptSchema).default([]),
})

export type Rule = z.infer<typeof ruleSchema>

/** Documents that have an address on the site: `before`, the field `address` and `after`, put together. */
export type Target = z.infer<typeof targetSchema>

/** A document that nobody takes away, and fields of it that keep their value. */
export type Kept = z.infer<typeof keptSchema>

/** The rules of a publish: by type, and those about documents that lead to each other or must stay. */
export interface Rules {
  types: Readonly<Record<string, readonly Rule[]>>
  targets: readonly Target[]
  /** Paths without a document behind them. */
  ownPages: readonly string[]
  kept: readonly Kept[]
}

const noRules: Rules = { types: {}, targets: [], ownPages: [], kept: [] }

/** A rule that a document breaks, in words an editor understands. */
export interface RuleFault {
  path: string
  message: string
}

/** A rules file that cannot be understood. A rule ignored would be a guard lost, so nothing is published then. */
export class RulesError extends Error {
  override name = 'RulesError'
}

/**
 * Reads the rules file, again whenever it changes; an absent file means no rules.
 * @returns what throws `RulesError` naming the rule at fault
 */
export function createRulesReader(file: string): () => Rules {
  let stamp = 0
  let rules: Rules = noRules
  return () => {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (modified !== stamp) {
      rules = modified === 0 ? noRules : parseRules(file)
      stamp = modified
    }
    return rules
  }
}

function parseRules(file: string): Rules {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new RulesError(`The rules in ${file} are no JSON. Generate them anew: npm run generate`)
  }
  const parsed = rulesSchema.safeParse(content)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new RulesError(`The rules in ${file} cannot be followed: ${issue?.path.join('.')}: ${issue?.message}`)
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== ''
  } catch {
    return false
  }
}

/**
 * The rules a published document breaks by itself; where it leads to is `checkTargets`’ business.
 * @param others the published documents of its type, for rules that ask for a unique value
 * @param lookUp gives the document of a file, for rules about what is in it
 */
export function brokenRules(
  doc: LakeDocument,
  rules: Rules,
  others: readonly LakeDocument[],
  lookUp: (id: string) => LakeDocument | undefined = () => undefined,
): RuleFault[] {
  return (rules.types[doc._type] ?? []).flatMap((rule) => {
    if (rule.rule === 'paper') {
      const found = valuesAt(doc, rule.path).flatMap(({ value }) => paperFault(value, lookUp) ?? [])
      return found.map((sentence) => ({ path: rule.path, message: `${rule.message} ${sentence}` }))
    }
    const fault = valuesAt(doc, rule.path).find(({ value }) => breaks(value, rule, doc, others))
    return fault === undefined ? [] : [{ path: placeOf(rule, fault.value), message: rule.message }]
  })
}

function breaks(value: unknown, rule: Rule, doc: LakeDocument, others: readonly LakeDocument[]): boolean {
  if (rule.rule === 'required') return isBlank(value)
  if (value === undefined || value === null) return false
  if (isBlank(value) && rule.rule !== 'type' && rule.rule !== 'number') return false
  switch (rule.rule) {
    case 'number':
      return !isNumberWithin(value, rule)
    case 'oneOf':
      return !(rule.values ?? []).some((allowed) => isSame(allowed, value))
    case 'pattern':
      return typeof value !== 'string' || !new RegExp(rule.pattern ?? '', 'u').test(value)
    case 'includes':
      return !isItemPresent(value, rule)
    case 'tokens':
      return rule.token !== undefined && countOf(rule.token, value) !== rule.count
    case 'type':
      return rule.type !== undefined && typeOf(value) !== rule.type
    case 'forbids':
      return findText(value, forbidden(rule)) !== undefined
    case 'holds':
      return !holdsDeep(value, rule)
    case 'ordered':
    case 'differ':
      return isPairBroken(value, rule)
    case 'counts':
      return isUneven(value, rule)
    case 'keys':
    case 'placeholders':
      return faultyText(value, rule) !== undefined
    case 'circle':
      return isCircular(value, rule)
    case 'target':
    case 'paper':
    case 'label':
      return false
    default:
      return isTaken(value, rule, doc, others)
  }
}

/** Whether a published document has the value already; in another field also the document itself counts. */
function isTaken(value: unknown, rule: Rule, doc: LakeDocument, others: readonly LakeDocument[]): boolean {
  const path = rule.of ?? rule.path
  const has = (other: LakeDocument) => valuesAt(other, path).some((found) => isSame(found.value, value))
  if (path !== rule.path && has(doc)) return true
  return others.some(
    (other) =>
      other._id !== doc._id &&
      isPublished(other._id) &&
      has(other) &&
      (rule.with ?? []).every((field) => isSame(other[field], doc[field])),
  )
}

const forbidden = ({ pattern = '(?!)' }: Rule): RegExp => new RegExp(pattern, 'iu')

function isPairBroken(value: unknown, { rule, fields: [first, second] = ['', ''] }: Rule): boolean {
  if (!isRecord(value)) return false
  const [a, b] = [value[first], value[second]]
  if (isBlank(a) || isBlank(b)) return false
  return rule === 'ordered' ? String(a) >= String(b) : isSame(a, b)
}

/** The place an editor looks at: the text that is forbidden, the second of two fields that do not agree. */
function placeOf(rule: Rule, value: unknown): string {
  const below =
    rule.rule === 'forbids' ? findText(value, forbidden(rule)) : (faultyText(value, rule) ?? rule.fields?.[1])
  return [rule.path, below].filter(Boolean).join('.')
}

function isItemPresent(value: unknown, { field, value: wanted }: Rule): boolean {
  if (!Array.isArray(value) || field === undefined) return false
  return value.some((item: unknown) => isRecord(item) && isSame(item[field], wanted))
}

/** How often the token stands in a string, or in all strings of an array together. */
function countOf(token: string, value: unknown): number {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value]
  return texts.reduce<number>(
    (sum, text) => sum + (typeof text === 'string' ? text.split(token).length - 1 : 0),
    0,
  )
}

function isNumberWithin(value: unknown, { min, max, maxDecimals }: Rule): boolean {
  if (typeof value !== 'number') return false
  if (min !== undefined && value < min) return false
  if (max !== undefined && value > max) return false
  return maxDecimals === undefined || Number(value.toFixed(maxDecimals)) === value
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}

/** A value and what holds it. */
interface Found {
  value: unknown
  parent: unknown
}

const segmentPattern = /^([^[\]]+)(?:\[(?:([^=\]]+)=([^\]]*))?\])?$/

/** Values at a rule's path: `a.b`, `items[].b`, `items[_type=hero].b`, the document at `''`. No value under an absent parent. */
export function valuesAt(root: unknown, path: string): Found[] {
  let found: Found[] = [{ value: root, parent: undefined }]
  if (path === '') return found
  for (const segment of path.split('.')) {
    const [, name = segment, filterName, filterValue] = segmentPattern.exec(segment) ?? []
    const many = segment.endsWith(']')
    found = found.flatMap(({ value }) => {
      if (!isRecord(value)) return []
      const child = value[name]
      if (!many) return [{ value: child, parent: value }]
      const items: readonly unknown[] = Array.isArray(child) ? child : []
      return items.flatMap((item) => {
        const wanted = filterName === undefined || (isRecord(item) && item[filterName] === filterValue)
        return wanted ? [{ value: item, parent: child }] : []
      })
    })
  }
  return found
}
