/** What a value must be for its document to be published; `message` is read by an editor. */
export type Constraint = { message: string } & (
  | { rule: 'required' }
  | { rule: 'number'; min: number; max: number; maxDecimals: number }
  | { rule: 'pattern'; pattern: string }
  | { rule: 'oneOf'; values: readonly string[] }
  | { rule: 'unique'; with: readonly string[] }
  | { rule: 'includes'; field: string; value: string }
  | { rule: 'tokens'; token: string; count: number }
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

/** Places a constraint on a path below the field that declares it. */
export const at = (path: string, constraint: Constraint): PlacedConstraint => ({ ...constraint, at: path })
