import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFileAtomicSync } from '#common/files/atomic-file.ts'

const file = (dataDir: string) => join(dataDir, 'checkpoint-key.pem')

/** A public key as one line: the 32 bytes of Ed25519 in Base64. */
export const publicText = (key: KeyObject): string =>
  (key.type === 'public' ? key : createPublicKey(key))
    .export({ format: 'der', type: 'spki' })
    .subarray(-32)
    .toString('base64')

const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * The key of such a line.
 * @throws {Error} when it is invalid
 */
export const publicKeyOf = (text: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([spkiPrefix, Buffer.from(text, 'base64')]),
    format: 'der',
    type: 'spki',
  })

/** The public key of this lake, by which its own checkpoints are known; none before the first was signed. */
export const ownPublicKey = (dataDir: string): KeyObject | undefined =>
  existsSync(file(dataDir)) ? createPublicKey(readFileSync(file(dataDir))) : undefined

/** The key that signs checkpoints: created once, readable by its owner only. */
export function signingKey(dataDir: string): KeyObject {
  const path = file(dataDir)
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    createFileAtomicSync(path, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  }
  return createPrivateKey(readFileSync(path))
}
