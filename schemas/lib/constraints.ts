import type { Constraint, Exception, TextTable } from '#common/rules/rule-schema.ts'

/** A constraint on the field that declares it, or on a path below it. */
export type PlacedConstraint = Constraint & { at?: string }

export const required = (message: string): Constraint => ({ rule: 'required', message })

/** A JSON number in the closed range with at most `maxDecimals` decimals. */
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
 * No text in the value, at any depth, matches; the spans of a block count as one text. The pattern has the
 * flags `i` and `u`.
 */
export const forbids = (source: string, message: string): Constraint => ({
  rule: 'forbids',
  pattern: source,
  message,
})

/** An object in the value, at any depth, has `value` in its `field` and is not excepted. */
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

/** No entry of the tree is below one with the same `field`, and the links of `of` form no circle. */
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
 * The files of `of`, one per language, have the label in `field`; no other file of the language ever had it
 * in the document's history.
 */
export const ownLabel = (of: string, field: string, message: string): Constraint => ({
  rule: 'label',
  of,
  field,
  message,
})

/** The first of the object’s two fields, ISO dates or times, is before the second where both are set. */
export const ordered = (first: string, second: string, message: string): Constraint => ({
  rule: 'ordered',
  fields: [first, second],
  message,
})

/** The object’s two fields differ where both are set. */
export const differ = (first: string, second: string, message: string): Constraint => ({
  rule: 'differ',
  fields: [first, second],
  message,
})

/** The object’s second field has at least as many characters as its first, where both are set. */
export const notShorter = (first: string, second: string, message: string): Constraint => ({
  rule: 'notShorter',
  fields: [first, second],
  message,
})

/** The object has words in its first field, or its second one is on. */
export const either = (first: string, second: string, message: string): Constraint => ({
  rule: 'either',
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

/** The token occurs `count` times in the string, or in all strings of the array together. */
export const tokens = (token: string, count: number, message: string): Constraint => ({
  rule: 'tokens',
  token,
  count,
  message,
})

/**
 * The path leads to a page of the text’s language, a paper or a redirect. The Studio accepts drafts, so that
 * pages can be written in any order; the lake requires a published document, or one in the same transaction.
 */
export const leadsSomewhere = (...unless: readonly Exception[]): Constraint => ({
  rule: 'target',
  message: 'No page has this path: visitors who follow it would not find anything.',
  ...(unless.length > 0 && { unless }),
})

/** The document’s `overrides` only have keys of their namespace. */
export const knownKeys = (table: TextTable, message: string): Constraint => ({ rule: 'keys', table, message })

/** The texts of the document’s `overrides` keep the placeholders of their keys. */
export const keepsPlaceholders = (table: TextTable, message: string): Constraint => ({
  rule: 'placeholders',
  table,
  message,
})

/** Places a constraint on a path below the field that declares it. */
export const at = (path: string, constraint: Constraint): PlacedConstraint => ({ ...constraint, at: path })
