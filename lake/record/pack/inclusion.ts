import type { DatabaseSync } from 'node:sqlite'
import type { Chain } from '#lake/record/tree/chain.ts'
import { hashesIn, nodeHash, perfectRoot, tileWidth } from '#lake/record/tree/hashing.ts'
import { readTile } from '#lake/record/tree/tiles.ts'

const levelsPerTile = Math.log2(tileWidth)

/** The largest power of two below a number of leaves above 1 (RFC 9162, 2.1.1). */
const splitOf = (leaves: number): number => 2 ** Math.floor(Math.log2(leaves - 1))

/**
 * The hashes that lead from an entry to the root of the tree over the first `size` entries, the lowest first
 * (RFC 9162, 2.1.3.1).
 * @param index of the entry, counted from 0
 * @throws {RangeError} where the tree of that size does not have it
 */
export function inclusionProof(db: DatabaseSync, chain: Chain, index: number, size: number): Buffer[] {
  if (index < 0 || index >= size || size > chain.length())
    throw new RangeError(`${chain.name}: the tree over ${size} entries has none at ${index}`)

  /** The root over `2 ** level` leaves from a multiple of their number on: a few hashes of one tile. */
  const perfect = (level: number, first: number): Buffer => {
    const tileLevel = Math.floor(level / levelsPerTile)
    const count = 2 ** (level % levelsPerTile)
    const at = first / tileWidth ** tileLevel
    const place = Math.floor(at / tileWidth)
    const from = at % tileWidth
    const hashes = hashesIn(readTile(db, chain, { level: tileLevel, place, width: from + count }))
    return perfectRoot(hashes.slice(from))
  }
  const root = (first: number, end: number): Buffer => {
    const leaves = end - first
    const level = Math.log2(leaves)
    if (Number.isInteger(level)) return perfect(level, first)
    const middle = first + splitOf(leaves)
    return nodeHash(root(first, middle), root(middle, end))
  }
  const path = (first: number, end: number): Buffer[] => {
    if (end - first === 1) return []
    const middle = first + splitOf(end - first)
    return index < middle
      ? [...path(first, middle), root(middle, end)]
      : [...path(middle, end), root(first, middle)]
  }
  return path(0, size)
}
