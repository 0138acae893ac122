import { z } from 'zod'

/** Prices are decimal strings in this program; a number on the wire becomes one (architecture, decision 10). */
export const decimal = z
  .union([z.string().regex(/^-?\d+(?:\.\d+)?$/), z.number().transform(String)])
  .transform((value) => value.trim())

/** Free text of a visitor: capped, and without control characters (requirements F2). */
export const freeText = z
  .string()
  .max(500)
  .transform((text) => text.replace(/\p{Cc}/gu, ' ').trim())

/** The last domain label of requirements F1: two to four letters. */
const topLevel = /^[A-Za-z]{2,4}$/

/**
 * The e-mail rule of requirements F1: local part, @, a domain with dots, a last label of two to four letters.
 * One pass over the text, whatever its length.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@')
  if (at < 1 || at !== text.lastIndexOf('@') || /[\s\p{Cc}]/u.test(text)) return false
  const labels = text.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((label) => label !== '') && topLevel.test(labels.at(-1) ?? '')
}

export const email = z
  .string()
  .max(320)
  .transform((text) => text.trim())
  .refine(isEmail, 'Invalid email format. Please enter a proper email address.')

/** 8 to 20 letters and digits, at least one of each (requirements F3). */
export const isPassword = (text: string): boolean =>
  /^[A-Za-z0-9]{8,20}$/.test(text) && /[A-Za-z]/.test(text) && /[0-9]/.test(text)

export const pin = z.string().trim().max(20)

/** A list under `list`, as the broker answers most reads; extra fields are left alone. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ list: z.array(item) })
