import { isRecord, isSame, itemsOf } from '#common/records.ts'
import { asRead, isBlank } from '#common/text/as-read.ts'
import { findTexts, holdsDeep } from './deep.ts'
import { faultyTexts } from './overrides.ts'
import type { Segment } from './paths.ts'
import type { Constraint, RuleOf } from './rule-schema.ts'
import { isCircular, isEven } from './shape.ts'

/** A paragraph in which a reader sees nothing. */
const isBlankBlock = (item: unknown): boolean => {
  if (!isRecord(item) || item['_type'] !== 'block') return false
  return itemsOf(item['children']).every(
    (child) => isRecord(child) && typeof child['text'] === 'string' && isBlank(child['text']),
  )
}

/** Whether a reader sees nothing: blanks and characters without a shape are no content. */
const isEmpty = (value: unknown): boolean => {
  if (typeof value === 'string') return isBlank(value)
  if (Array.isArray(value)) return value.every(isBlankBlock)
  return value === undefined || value === null
}

/** A text must match as it is stored and as it is read: a pattern that refuses a figure refuses it in any dress. */
const matches = (pattern: string, text: string): boolean =>
  [text, asRead(text)].every((one) => new RegExp(pattern, 'u').test(one))

const hasAtMostDecimals = (value: number, decimals: number): boolean =>
  Number(value.toFixed(decimals)) === value

function countToken(value: unknown, token: string): number {
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  return texts.reduce<number>(
    (sum, text) => sum + (typeof text === 'string' ? text.split(token).length - 1 : 0),
    0,
  )
}

/**
 * Whether a value meets a constraint. Only `required` refuses an empty value, and `number` an empty text;
 * `unique`, `target`, `paper` and `label` need other documents and are always met here.
 */
export function isMet(constraint: Constraint, value: unknown): boolean {
  if (constraint.rule === 'required') return !isEmpty(value)
  if (value === undefined || value === null) return true
  if (constraint.rule === 'number') return isNumberWithin(constraint, value)
  if (value === '' || (Array.isArray(value) && value.length === 0)) return true
  switch (constraint.rule) {
    case 'pattern':
      return typeof value === 'string' && matches(constraint.pattern, value)
    case 'oneOf':
      return typeof value === 'string' && constraint.values.includes(value)
    case 'includes':
      return (
        Array.isArray(value) &&
        value.some((item: unknown) => isRecord(item) && item[constraint.field] === constraint.value)
      )
    case 'tokens':
      return countToken(value, constraint.token) === constraint.count
    case 'forbids':
      return forbiddenPlaces(constraint, value).length === 0
    case 'holds':
      return holdsDeep(value, constraint)
    case 'ordered':
    case 'differ':
    case 'notShorter':
      return isPairSound(constraint, value)
    case 'either':
      return hasOneOf(constraint, value)
    case 'counts':
      return isEven(constraint, value)
    case 'keys':
    case 'placeholders':
      return faultyTexts(constraint, value).length === 0
    case 'circle':
      return !isCircular(constraint, value)
    default:
      constraint satisfies RuleOf<'unique' | 'target' | 'paper' | 'label'>
      return true
  }
}

function isNumberWithin({ min, max, maxDecimals }: RuleOf<'number'>, value: unknown): boolean {
  return typeof value === 'number' && value >= min && value <= max && hasAtMostDecimals(value, maxDecimals)
}

function isPairSound(
  { rule, fields: [first, second] }: RuleOf<'ordered' | 'differ' | 'notShorter'>,
  value: unknown,
): boolean {
  if (!isRecord(value)) return true
  const [a, b] = [value[first], value[second]]
  if (isEmpty(a) || isEmpty(b)) return true
  switch (rule) {
    case 'ordered':
      return String(a) < String(b)
    case 'notShorter':
      return asRead(String(b)).trim().length >= asRead(String(a)).trim().length
    default:
      return !isSame(a, b)
  }
}

const hasOneOf = ({ fields }: RuleOf<'either'>, value: unknown): boolean =>
  !isRecord(value) ||
  fields.some((field) => {
    const found = value[field]
    return found !== false && !isEmpty(found)
  })

function forbiddenPlaces({ pattern }: RuleOf<'forbids'>, value: unknown): Segment[][] {
  const forbidden = new RegExp(pattern, 'iu')
  return findTexts(value).flatMap(({ path, text }) => (forbidden.test(asRead(text)) ? [path] : []))
}

/** The paths below a value that break the constraint; the value itself is the empty path. */
export function faultPaths(constraint: Constraint, value: unknown): Segment[][] {
  if (isMet(constraint, value)) return []
  if (constraint.rule === 'keys' || constraint.rule === 'placeholders') return faultyTexts(constraint, value)
  if (constraint.rule === 'forbids') return forbiddenPlaces(constraint, value)
  if (constraint.rule === 'ordered' || constraint.rule === 'differ' || constraint.rule === 'notShorter')
    return [[constraint.fields[1]]]
  if (constraint.rule === 'either') return [[constraint.fields[0]]]
  return [[]]
}
