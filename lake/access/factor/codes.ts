import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Name under which an authenticator app lists the key. */
const issuer = 'Halyard Markets Studio'
/** Seconds a code is good for; the codes before and after are taken too, for clocks that differ. */
const period = 30
const drift = 1
/** Letters that are not taken for each other when read from paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const recoveryCodes = 10
const recoveryLength = 12

/** The authenticator's side of a key, with what its app is told. */
const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period })

/** A new key of 160 bits in Base32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address an authenticator app reads from the scan code. */
export const secretAddress = (secret: string, label: string): string => totpOf(secret, label).toString()

/** A key in groups of four, to be typed. */
export const spelled = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Whether something typed can be a code of an app, and not a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(typed.replaceAll(/\s/g, ''))

/**
 * The time step a code belongs to, where it is right at `now` (ms) or one step beside it and newer than
 * `lastStep`: a code is taken once.
 */
export const stepOfCode = (
  secret: string,
  typed: string,
  { lastStep, now }: { lastStep: number; now: number },
): number | undefined => {
  const token = typed.replaceAll(/\s/g, '')
  const delta = totpOf(secret, '').validate({ token, timestamp: now, window: drift })
  if (delta === null) return undefined
  const step = Math.floor(now / (period * 1_000)) + delta
  return step > lastStep ? step : undefined
}

/** The code an app shows at `now` (ms). */
export const codeAt = (secret: string, now: number): string => totpOf(secret, '').generate({ timestamp: now })

const randomLetter = (): string => {
  for (;;) {
    // Bytes beyond the last whole round of the alphabet would favour its first letters.
    const [byte = 0] = randomBytes(1)
    if (byte < 256 - (256 % alphabet.length)) return alphabet.charAt(byte % alphabet.length)
  }
}

/** Ten recovery codes, each good once: `K7QM-2XWP-9RTB`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () =>
    spelled(Array.from({ length: recoveryLength }, randomLetter).join('')).replaceAll(' ', '-'),
  )

/** The hash a recovery code is kept as; spaces, dashes and case do not count. */
export const hashOfRecoveryCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest('hex')
