/** What a value must be for its document to be published; `message` is read by an editor. */
export type Constraint = { message: string } & (
  | { rule: 'required' }
  | { rule: 'number'; min: number; max: number; maxDecimals: number }
  | { rule: 'pattern'; pattern: string }
  | { rule: 'oneOf'; values: readonly string[] }
  | { rule: 'unique'; with: readonly string[]; of?: string }
  | { rule: 'includes'; field: string; value: string }
  | { rule: 'tokens'; token: string; count: number }
  | { rule: 'forbids'; pattern: string }
  | { rule: 'holds'; field: string; value: string }
  | { rule: 'ordered'; fields: readonly [string, string] }
  | { rule: 'differ'; fields: readonly [string, string] }
  | { rule: 'target' }
)

/** A constraint on the field that declares it, or on a path below it. */
export type PlacedConstraint = Constraint & { at?: string }

export const required = (message: string): Constraint => ({ rule: 'required', message })

/** A JSON number in the closed range, written with at most `maxDecimals` digits after the point. */
export const numberBetween = (
  min: number,
  max: number,
  maxDecimals: number,
  message: string,
): Constraint => ({ rule: 'number', min, max, maxDecimals, message })

/** A string that matches; the pattern anchors itself and must be valid with and without the `u` flag. */
export const pattern = (source: string, message: string): Constraint => ({
  rule: 'pattern',
  pattern: source,
  message,
})

export const oneOf = (values: readonly string[], message: string): Constraint => ({
  rule: 'oneOf',
  values,
  message,
})

/** No other published document of the type has the same value together with the same `others`. */
export const unique = (others: readonly string[], message: string): Constraint => ({
  rule: 'unique',
  with: others,
  message,
})

/** No published document of the type, this one included, has the value in its `field`. */
export const notIn = (field: string, message: string): Constraint => ({
  rule: 'unique',
  with: [],
  of: field,
  message,
})

/**
 * No text in the value or anywhere below it matches; the runs of a paragraph count as one text. The pattern
 * is read with the flags `i` and `u`.
 */
export const forbids = (source: string, message: string): Constraint => ({
  rule: 'forbids',
  pattern: source,
  message,
})

/** Somewhere in the value or below it an object has `value` in its `field`. */
export const holds = (field: string, value: string, message: string): Constraint => ({
  rule: 'holds',
  field,
  value,
  message,
})

/** Of the object’s two fields, ISO dates or times, the first comes before the second where both are there. */
export const ordered = (first: string, second: string, message: string): Constraint => ({
  rule: 'ordered',
  fields: [first, second],
  message,
})

/** The object’s two fields do not hold the same value where both are there. */
export const differ = (first: string, second: string, message: string): Constraint => ({
  rule: 'differ',
  fields: [first, second],
  message,
})

/** The array has an item whose `field` is `value`. */
export const includes = (field: string, value: string, message: string): Constraint => ({
  rule: 'includes',
  field,
  value,
  message,
})

/** The token stands `count` times in the string, or in all strings of the array together. */
export const tokens = (token: string, count: number, message: string): Constraint => ({
  rule: 'tokens',
  token,
  count,
  message,
})

/**
 * The path has a page, a paper or a redirect, as far as the Studio can ask. A warning only, which the lake does
 * not know: pages are written in any order, and `content:check` is strict about it.
 */
export const leadsSomewhere = (): Constraint => ({
  rule: 'target',
  message: 'No page has this path yet: visitors who follow it will not find anything.',
})

/** Places a constraint on a path below the field that declares it. */
export const at = (path: string, constraint: Constraint): PlacedConstraint => ({ ...constraint, at: path })
