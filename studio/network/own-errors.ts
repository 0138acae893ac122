import type { SchemaType } from 'sanity'

/** Whether a type is, or derives from, one of the named ones. */
export function isOfType(type: SchemaType | undefined, ...names: readonly string[]): boolean {
  if (!type) return false
  return names.includes(type.name) || isOfType(type.type, ...names)
}

/** A number that is typed, not chosen from a list. */
export const isTypedNumber = (type: SchemaType): boolean =>
  type.jsonType === 'number' && type.options?.list === undefined

export const isUpload = (type: SchemaType): boolean => isOfType(type, 'file', 'image')

/** Inputs that show at most one error at a time: of what was typed or chosen, or else of the value. */
export const saysOwnErrors = (type: SchemaType): boolean => isTypedNumber(type) || isUpload(type)
