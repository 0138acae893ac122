import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const length = 32

/** Letters and digits, 8 to 20, at least one of each (requirements F3). */
export const isPassword = (text: string): boolean =>
  /^[A-Za-z0-9]{8,20}$/.test(text) && /[A-Za-z]/.test(text) && /[0-9]/.test(text)

/** A password as it is stored: salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}:${(await derive(password, salt, length)).toString('base64')}`
}

/** Whether a password matches the stored one; without a stored one it takes the same time. */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '').split(':')
  const derived = await derive(password, Buffer.from(salt, 'base64'), length)
  const expected = Buffer.from(hash, 'base64')
  return stored !== undefined && expected.length === length && timingSafeEqual(derived, expected)
}
