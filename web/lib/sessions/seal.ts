import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `halyard/${purpose}`, 32))

/** Encrypts and authenticates a text with the secret. */
export function seal(text: string, secret: string, purpose: string): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text of `seal` by one of the secrets; null when forged or modified. */
export function unseal(sealed: string, secrets: readonly string[], purpose: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceLength + tagLength) return null
  for (const secret of secrets) {
    const text = open(bytes, secret, purpose)
    if (text !== null) return text
  }
  return null
}

function open(bytes: Buffer, secret: string, purpose: string): string | null {
  const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, nonceLength))
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
    return text.toString('utf8')
  } catch {
    return null
  }
}
