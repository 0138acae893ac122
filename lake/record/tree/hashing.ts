import { hash } from 'node:crypto'

/** Bytes of a hash. */
export const hashSize = 32
/** Hashes in a full tile: the leaves of a subtree of height 8. */
export const tileWidth = 256

const leafPrefix = Buffer.from([0])

/** The hash of an entry as a leaf of the tree (RFC 9162, 2.1.1). */
export const leafHash = (entry: Uint8Array): Buffer =>
  hash('sha256', Buffer.concat([leafPrefix, entry]), 'buffer')

/** Where the bytes of a node are put together: a tree has as many nodes as leaves. */
const node = Buffer.alloc(1 + 2 * hashSize, 1)

/** The hash of two nodes beside each other. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => {
  node.set(left, 1)
  node.set(right, 1 + hashSize)
  return hash('sha256', node, 'buffer')
}

/** The root of a tree without leaves. */
const emptyRoot = hash('sha256', '', 'buffer')

/** The root over hashes whose number is a power of two. */
export function perfectRoot(hashes: readonly Buffer[]): Buffer {
  let level = hashes
  while (level.length > 1) {
    const above: Buffer[] = []
    for (const [index, left] of level.entries()) {
      const right = level[index + 1]
      if (index % 2 === 0 && right !== undefined) above.push(nodeHash(left, right))
    }
    level = above
  }
  return level[0] ?? emptyRoot
}

/** The root over the hashes of a full tile, which the level above holds. */
export const tileRoot = (tile: Uint8Array): Buffer => perfectRoot(hashesIn(tile))

/** The hashes of a tile one by one; they share its memory. */
export const hashesIn = (tile: Uint8Array): Buffer[] => {
  const bytes = Buffer.from(tile.buffer, tile.byteOffset, tile.byteLength)
  return Array.from({ length: bytes.length / hashSize }, (_, place) =>
    bytes.subarray(place * hashSize, (place + 1) * hashSize),
  )
}

/**
 * The root of a tree from its right edge.
 * @param partials the hashes of the partial tile of each level, the lowest first; none where a level has no partial tile
 */
export function rootOfEdge(partials: readonly (readonly Buffer[])[]): Buffer {
  /** The roots of the perfect subtrees, from the left. */
  const peaks: Buffer[] = []
  for (const hashes of partials.toReversed()) {
    let from = 0
    for (let width = tileWidth / 2; width >= 1; width /= 2) {
      if (Math.floor(hashes.length / width) % 2 === 0) continue
      peaks.push(perfectRoot(hashes.slice(from, from + width)))
      from += width
    }
  }
  const last = peaks.pop()
  if (last === undefined) return emptyRoot
  return peaks.reduceRight((right, left) => nodeHash(left, right), last)
}
