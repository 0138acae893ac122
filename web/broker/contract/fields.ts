import { z } from 'zod'
import { isEmail } from '#web/lib/email.ts'

/** Prices are decimal strings inside the program; numbers on the wire are converted (record 10). */
export const decimal = z
  .union([z.string().regex(/^-?\d+(?:\.\d+)?$/), z.number().transform(String)])
  .transform((value) => value.trim())

/** Free text from a visitor: limited in length, without control characters (requirements F2). */
export const freeText = z
  .string()
  .max(500)
  .transform((text) => text.replace(/\p{Cc}/gu, ' ').trim())

export const email = z
  .string()
  .max(320)
  .transform((text) => text.trim())
  .refine(isEmail, 'Invalid email format. Please enter a proper email address.')

export const pin = z.string().trim().max(20)

/** A list under `list`, as most reads answer; extra fields are ignored. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ list: z.array(item) })
