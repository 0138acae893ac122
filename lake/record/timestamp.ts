import { hash, randomBytes } from 'node:crypto'

/** An answer of a timestamp authority that is of no use, and why. */
export class TimestampError extends Error {
  override name = 'TimestampError'
}

export const requestType = 'application/timestamp-query'
const nonceLength = 8

/** `SEQUENCE { AlgorithmIdentifier of SHA-256, OCTET STRING of 32 bytes }`, without the bytes. */
const imprintHead = Buffer.from('3031300d060960864801650304020105000420', 'hex')

const digestOf = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer')

/** What a timestamp says of the hash of these bytes. */
const imprintOf = (bytes: Uint8Array): Buffer => Buffer.concat([imprintHead, digestOf(bytes)])

/** Something new in each request, so that no answer of before can be given again: a positive INTEGER. */
export const makeNonce = (): Buffer => {
  const nonce = randomBytes(nonceLength)
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40
  return nonce
}

/** The request (RFC 3161, 2.4.1, as DER) to timestamp these bytes, with the certificate of the authority in the answer. */
export const timestampRequest = (bytes: Uint8Array, nonce: Buffer): Buffer => {
  const version = Buffer.from([0x02, 1, 1])
  const certReq = Buffer.from([0x01, 1, 0xff])
  const body = Buffer.concat([version, imprintOf(bytes), Buffer.from([0x02, nonce.length]), nonce, certReq])
  return Buffer.concat([Buffer.from([0x30, body.length]), body])
}

/** The content of the DER element that begins at an offset. */
function contentAt(der: Buffer, offset: number): { tag: number; start: number; end: number } {
  const tag = der[offset]
  const first = der[offset + 1]
  if (tag === undefined || first === undefined) throw new TimestampError('Its answer is cut off.')
  const more = first < 0x80 ? 0 : first & 0x7f
  if (more > 4) throw new TimestampError('Its answer is no DER.')
  const start = offset + 2 + more
  const length =
    more === 0 ? first : Number.parseInt(der.subarray(offset + 2, start).toString('hex') || '0', 16)
  if (start + length > der.length) throw new TimestampError('Its answer is cut off.')
  return { tag, start, end: start + length }
}

const sequence = 0x30
const integer = 0x02
const statuses = ['granted', 'granted with changes', 'rejected', 'waiting', 'revocation warning', 'revoked']

/** Whether a timestamp is of these bytes. Whose it is, `openssl ts -verify` says. */
export const isTimestampOf = (reply: Uint8Array, bytes: Uint8Array): boolean =>
  Buffer.from(reply).includes(imprintOf(bytes))

/**
 * Looks whether an answer (RFC 3161, 2.4.2) grants a timestamp of these bytes.
 * @throws {TimestampError} when it does not
 */
export function checkReply(reply: Buffer, bytes: Uint8Array, nonce: Buffer): void {
  const whole = contentAt(reply, 0)
  const info = contentAt(reply, whole.start)
  const status = contentAt(reply, info.start)
  if (whole.tag !== sequence || info.tag !== sequence || status.tag !== integer || whole.end !== reply.length)
    throw new TimestampError('Its answer is no timestamp.')
  const code = reply[status.start] ?? statuses.length
  if (code > 1) throw new TimestampError(`It refused: ${statuses[code] ?? `status ${code}`}.`)
  if (!isTimestampOf(reply, bytes)) throw new TimestampError('Its timestamp is of something else.')
  if (!reply.includes(Buffer.concat([Buffer.from([integer, nonce.length]), nonce])))
    throw new TimestampError('Its timestamp answers another request.')
}
