import { z } from 'zod'

/** The e-mail rule of requirements F1, in linear time: local part, @, a domain with dots, 2 to 4 last letters. */
const emailForm = /^[^\s@]{1,64}@[^\s@]{1,250}\.[A-Za-z]{2,4}$/

const isEmail = (text: string): boolean => {
  const domain = text.slice(text.indexOf('@') + 1)
  return emailForm.test(text) && domain.split('.').every((label) => label !== '')
}

/** An e-mail address as the broker stores it. */
export const email = z
  .string({ error: 'must be an e-mail address' })
  .max(320, 'must have at most 320 characters')
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, 'must be an e-mail address')

/** Free text without control characters, at most 500 characters long. */
export const shortText = z
  .string({ error: 'must be a text' })
  .max(500, 'must have at most 500 characters')
  .refine((text) => !/\p{Cc}/u.test(text), 'must not have control characters')

/** A text encoded in Base64 (requirements F4). */
export const base64Text = z
  .string({ error: 'must be Base64' })
  .regex(/^[A-Za-z0-9+/]{0,400}={0,2}$/, 'must be Base64')
  .transform((text) => Buffer.from(text, 'base64').toString('utf8'))

/** A flag; the broker accepts 0 or 1, and true or false. */
export const flag = z.union([z.literal([0, 1]), z.boolean()]).transform(Boolean)
