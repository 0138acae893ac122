import type { Constraint, Exception, TextTable } from '#common/rules/rule-schema.ts'

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

/** A string that matches; the pattern anchors itself and is read with the flag `u`. */
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

/** Somewhere in the value or below it an object has `value` in its `field` and is none of the exceptions. */
export const holds = (
  field: string,
  value: string,
  message: string,
  ...unless: readonly Exception[]
): Constraint => ({
  rule: 'holds',
  field,
  value,
  message,
  ...(unless.length > 0 && { unless }),
})

/** Every item of `items` has as many entries in `field` as the object has in `of`. */
export const counts = (items: string, field: string, of: string, message: string): Constraint => ({
  rule: 'counts',
  items,
  field,
  of,
  message,
})

/** No entry of the tree stands below one with the same `field`, and `of` sends nobody round in a circle. */
export const noCircle = (field: string, of: string, below: string, message: string): Constraint => ({
  rule: 'circle',
  field,
  of,
  below,
  message,
})

/** The item `{language, value}` holds a PDF that opens, has text and a title, and is in its language. */
export const soundPaper = (): Constraint => ({ rule: 'paper', message: 'This file cannot be used.' })

/**
 * The files of `of`, one a language, bear the label in `field`; over the whole history of the document no other file
 * of the language bore it.
 */
export const ownLabel = (of: string, field: string, message: string): Constraint => ({
  rule: 'label',
  of,
  field,
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
 * The path has a page of the text’s language, a paper or a redirect. The Studio takes a draft for one, so that pages
 * can be written in any order; the lake asks for what is published, or comes with the same step.
 */
export const leadsSomewhere = (...unless: readonly Exception[]): Constraint => ({
  rule: 'target',
  message: 'No page has this path: visitors who follow it would not find anything.',
  ...(unless.length > 0 && { unless }),
})

/** The document’s `overrides` have keys of their part of the interface alone. */
export const knownKeys = (table: TextTable, message: string): Constraint => ({ rule: 'keys', table, message })

/** The words of the document’s `overrides` keep what their texts have in double braces. */
export const keepsPlaceholders = (table: TextTable, message: string): Constraint => ({
  rule: 'placeholders',
  table,
  message,
})

/** Places a constraint on a path below the field that declares it. */
export const at = (path: string, constraint: Constraint): PlacedConstraint => ({ ...constraint, at: path })
