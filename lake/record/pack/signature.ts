import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** A key that signs one pack (WACZ Signing and Verification asks for ECDSA), and is signed by the key of the lake. */
export interface PackKey {
  privateKey: KeyObject
  /** SubjectPublicKeyInfo in Base64. */
  publicKey: string
}

export const makePackKey = (): PackKey => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' })
  return {
    privateKey,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

/** What the lake signs of it: no checkpoint has such a second line. */
export const packKeyText = (treeName: string, { publicKey }: PackKey): string =>
  `${treeName}\nevidence pack\n${publicKey}\n`

/** `datapackage-digest.json` with an anonymous signature (WACZ Signing and Verification 0.1.0). */
export const signedDigest = (
  list: Uint8Array,
  { privateKey, publicKey }: PackKey,
  { created, software }: { created: string; software: string },
): string => {
  const hash = `sha256:${createHash('sha256').update(list).digest('hex')}`
  const signature = sign('sha256', Buffer.from(hash), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  const signedData = {
    hash,
    created,
    software,
    version: '0.1.0',
    signature: signature.toString('base64'),
    publicKey,
  }
  return `${JSON.stringify({ path: 'datapackage.json', hash, signedData }, null, 2)}\n`
}
