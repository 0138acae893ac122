import type { Constraint } from './constraints.ts'
import { isRecord } from './paths.ts'

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function hasAtMostDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value
}

function countToken(value: unknown, token: string): number {
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  return texts.reduce<number>(
    (sum, text) => sum + (typeof text === 'string' ? text.split(token).length - 1 : 0),
    0,
  )
}

/**
 * Whether a value meets a constraint. Only `required` minds an empty value; `unique` needs the
 * other documents and is always met here.
 */
export function isMet(constraint: Constraint, value: unknown): boolean {
  if (constraint.rule === 'required') return !isEmpty(value)
  if (isEmpty(value)) return true
  switch (constraint.rule) {
    case 'number':
      return (
        typeof value === 'number' &&
        value >= constraint.min &&
        value <= constraint.max &&
        hasAtMostDecimals(value, constraint.maxDecimals)
      )
    case 'pattern':
      return typeof value === 'string' && new RegExp(constraint.pattern).test(value)
    case 'oneOf':
      return typeof value === 'string' && constraint.values.includes(value)
    case 'includes':
      return (
        Array.isArray(value) &&
        value.some((item: unknown) => isRecord(item) && item[constraint.field] === constraint.value)
      )
    case 'tokens':
      return countToken(value, constraint.token) === constraint.count
    default:
      return true
  }
}
