import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import { publicKeyOf, publicText } from '#lake/record/signing-key.ts'

/** A signed note or a verifier key that cannot be used, and why. */
export class NoteError extends Error {
  override name = 'NoteError'
}

/** Who signed: `<name>+<hash>+<key>` as text. */
export interface VerifierKey {
  name: string
  publicKey: KeyObject
}

const ed25519 = Buffer.from([1])
const idLength = 4
const signatureMark = '\u2014 '

const keyBytes = (key: KeyObject): Buffer => Buffer.concat([ed25519, Buffer.from(publicText(key), 'base64')])

/** The four bytes by which a signature names its key. */
const keyId = (name: string, key: KeyObject): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), keyBytes(key)]), 'buffer').subarray(0, idLength)

/** The verifier key as C2SP's signed-note writes it: `<name>+<hash>+<key>`. */
export const verifierText = ({ name, publicKey }: VerifierKey): string =>
  `${name}+${keyId(name, publicKey).toString('hex')}+${keyBytes(publicKey).toString('base64')}`

/** The verifier key of who signs with this key under this name. */
export const verifierOf = (name: string, key: KeyObject): VerifierKey => ({
  name,
  publicKey: key.type === 'private' ? createPublicKey(key) : key,
})

/**
 * Reads `<name>+<hash>+<key>`.
 * @throws {NoteError} when it is none of an Ed25519 key
 */
export function readVerifier(text: string): VerifierKey {
  const [, name, id, key] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})$/.exec(text.trim()) ?? []
  const malformed = new NoteError(
    'The key is no verifier key of Ed25519. It has the form <name>+<hash>+<key>, as "npm run lake -- key" prints it.',
  )
  if (name === undefined || key === undefined) throw malformed
  const bytes = Buffer.from(key, 'base64')
  if (bytes[0] !== 1 || bytes.toString('base64') !== key) throw malformed
  const read = { name, publicKey: publicKeyOf(bytes.subarray(1).toString('base64')) }
  if (keyId(name, read.publicKey).toString('hex') !== id)
    throw new NoteError(
      'The hash in the key is not of its name and its bytes: a character of it was changed.',
    )
  return read
}

/** Signs a text, which ends with a newline, as a note. */
export const signNote = (text: string, name: string, key: KeyObject): string => {
  const signature = Buffer.concat([keyId(name, key), sign(null, Buffer.from(text), key)])
  return `${text}\n${signatureMark}${name} ${signature.toString('base64')}\n`
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function textOf(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new NoteError('It is no signed note: it is not UTF-8.')
  }
}

/** Text and signature lines of a note; @throws {NoteError} when it is none. */
function parts(bytes: Uint8Array): { text: string; lines: string[] } {
  const note = textOf(bytes)
  const at = note.lastIndexOf('\n\n')
  if (at < 0 || !note.endsWith('\n')) throw new NoteError('It is no signed note.')
  const lines = note.slice(at + 2, -1).split('\n')
  if (lines.some((line) => !line.startsWith(signatureMark)))
    throw new NoteError('It is no signed note: a line of its signatures is malformed.')
  return { text: note.slice(0, at + 1), lines: lines.map((line) => line.slice(signatureMark.length)) }
}

/** The first line of a note's text, which says what signed it: not to be believed before `openNote`. */
export const claimedName = (bytes: Uint8Array): string => parts(bytes).text.split('\n')[0] ?? ''

/**
 * The text of a note that this key signed; signatures of other keys are passed over.
 * @throws {NoteError} when it is none, or when the key did not sign it
 */
export function openNote(bytes: Uint8Array, { name, publicKey }: VerifierKey): string {
  const { text, lines } = parts(bytes)
  const id = keyId(name, publicKey)
  const isSigned = lines.some((line) => {
    const [signer, base64 = ''] = line.split(' ')
    const signature = Buffer.from(base64, 'base64')
    return (
      line === `${signer} ${signature.toString('base64')}` &&
      signer === name &&
      signature.subarray(0, idLength).equals(id) &&
      verify(null, Buffer.from(text), publicKey, signature.subarray(idLength))
    )
  })
  if (!isSigned) throw new NoteError('The checkpoint is not signed by this key.')
  return text
}
