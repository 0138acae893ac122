import type { KeyObject } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Chain } from './tree/chain.ts'
import { claimedName, NoteError, openNote, signNote, type VerifierKey, verifierOf } from './tree/note.ts'
import { rootAt } from './tree/tiles.ts'

/** What a checkpoint attests: the tree over the first `size` entries of a chain has this root. */
export interface Checkpoint {
  /** By what it is called in sentences: its day, or its file. */
  called: string
  /** What the names of the lake's trees begin with. */
  base: string
  /** Name of the chain. */
  chain: string
  size: number
  root: Buffer
}

const separator = '/record/'

/** What the tree of a chain is called: the first line of its checkpoints, and the name of its key. */
export const treeName = (base: string, chain: string): string => `${base}${separator}${chain}`

/** Under which name the lake signs, and with which key. */
interface Signer {
  /** What the names of the lake's trees begin with. */
  base: string
  key: KeyObject
}

/** The signed checkpoint of a chain as it was when it had `size` entries, of which it must have that many. */
export const checkpointOf = (db: DatabaseSync, chain: Chain, size: number, { base, key }: Signer): string => {
  const name = treeName(base, chain.name)
  return signNote(`${name}\n${size}\n${rootAt(db, chain, size).toString('base64')}\n`, name, key)
}

/**
 * The signed checkpoint (C2SP tlog-checkpoint) of a chain as it is on disk; none of an empty one, which attests
 * nothing. The tree must be built.
 */
export function makeCheckpoint(
  db: DatabaseSync,
  chain: Chain,
  signer: Signer,
): { size: number; note: string } | undefined {
  const size = chain.length()
  return size === 0 ? undefined : { size, note: checkpointOf(db, chain, size, signer) }
}

const rootPattern = /^[A-Za-z0-9+/]{43}=$/

/**
 * Reads a checkpoint and verifies its signature.
 * @param key the verifier key, or a public key whose owner may have signed under any name
 * @throws {NoteError} when it is no checkpoint, or not signed by this key
 */
export function readCheckpoint(bytes: Uint8Array, called: string, key: VerifierKey | KeyObject): Checkpoint {
  if (bytes[0] === '{'.charCodeAt(0))
    throw new NoteError(
      'It is a checkpoint of an earlier version of the lake (JSON), which that version verifies. The first start of this one held the log against those that were stored.',
    )
  const verifier = 'name' in key ? key : verifierOf(claimedName(bytes), key)
  const [origin = '', size = '', root = '', ...more] = openNote(bytes, verifier).split('\n')
  const isWhole = /^[1-9]\d{0,14}$/.test(size) && rootPattern.test(root) && more.join('') === ''
  const at = origin.lastIndexOf(separator)
  if (!isWhole || at < 0 || origin !== verifier.name) throw new NoteError('The checkpoint is malformed.')
  const [base, chain] = [origin.slice(0, at), origin.slice(at + separator.length)]
  return { called, base, chain, size: Number(size), root: Buffer.from(root, 'base64') }
}

/** Why a chain that ends at `end` cannot be what is attested: it is missing, or shorter. */
export const shortFault = (
  { called, chain, size }: Checkpoint,
  end: number | undefined,
): string | undefined => {
  const attested = `${chain} ${size}: the checkpoint of ${called} attests this entry, and it is missing`
  if (end === undefined) return `${attested}: there is no such log`
  return end < size ? `${attested}: the log ends at ${end}` : undefined
}

/** The sentence for a tree that has another root than is attested. */
export const otherFault = ({ called, chain, size }: Checkpoint): string =>
  `${chain} ${size}: the checkpoint of ${called} attests another entry in this place, or before it`
