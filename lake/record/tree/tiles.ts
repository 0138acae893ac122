import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { z } from 'zod'
import { inTransaction } from '#lake/store/database.ts'
import type { Chain } from './chain.ts'
import { hashesIn, hashSize, leafHash, rootOfEdge, tileRoot, tileWidth } from './hashing.ts'

/** Tiles written in one transaction while a tree is built over a long log: a few milliseconds. */
const tilesAtOnce = 4

const tileRow = z.object({ hashes: z.instanceof(Uint8Array) })
const countRow = z.object({ count: z.int(), end: z.int(), width: z.int() })

/** Entries that the chain should hold and does not. */
export class ChainGap extends Error {
  override name = 'ChainGap'
}

/** @throws {ChainGap} where an entry is missing */
const leavesOf = (chain: Chain, first: number, end: number): Buffer => {
  const entries = chain.entries(first, end)
  if (entries.length !== end - first)
    throw new ChainGap(
      `${chain.name}: of its entries ${first + 1} to ${end}, ${end - first - entries.length} are missing. Run: npm run lake -- verify`,
    )
  return Buffer.concat(entries.map(leafHash))
}

/** The tile as it is stored; nothing where it is not. */
export function storedTile(
  db: DatabaseSync,
  name: string,
  level: number,
  place: number,
): Uint8Array | undefined {
  const row = db
    .prepare('SELECT hashes FROM tree_tile WHERE chain = ? AND level = ? AND place = ?')
    .get(name, level, place)
  return row === undefined ? undefined : tileRow.parse(row).hashes
}

/** What is stored of a level: how many tiles, up to which place, and how many hashes. */
function storedOf(db: DatabaseSync, name: string, level: number) {
  const sql = `SELECT count(*) AS count, coalesce(max(place) + 1, 0) AS end,
    coalesce(sum(length(hashes)), 0) / ${hashSize} AS width FROM tree_tile WHERE chain = ? AND level = ?`
  return countRow.parse(db.prepare(sql).get(name, level))
}

/** How many full tiles of leaves are stored. */
export const storedLeafTiles = (db: DatabaseSync, name: string): number => {
  const sql = 'SELECT coalesce(max(place) + 1, 0) AS end FROM tree_tile WHERE chain = ? AND level = 0'
  return countRow.pick({ end: true }).parse(db.prepare(sql).get(name)).end
}

/** How many entries have no stored tile though their tile is full. */
export const unbuilt = (db: DatabaseSync, chain: Chain): number =>
  Math.max(0, Math.floor(chain.length() / tileWidth) - storedLeafTiles(db, chain.name)) * tileWidth

/** Adds a hash to the tile that grows on a level, and to those above it where it fills one. */
function carry(db: DatabaseSync, name: string, level: number, position: number, hash: Buffer): void {
  const place = Math.floor(position / tileWidth)
  const hashes = Buffer.concat([storedTile(db, name, level, place) ?? Buffer.alloc(0), hash])
  db.prepare('INSERT OR REPLACE INTO tree_tile (chain, level, place, hashes) VALUES (?, ?, ?, ?)').run(
    name,
    level,
    place,
    hashes,
  )
  if (hashes.length === tileWidth * hashSize) carry(db, name, level + 1, place, tileRoot(hashes))
}

/**
 * Stores the tiles that the chain has filled and that are not stored: those of the last second, or all of them for a
 * log of an earlier version. Others have their turn in between.
 * @throws {ChainGap} where an entry is missing
 */
export async function growTiles(db: DatabaseSync, chain: Chain): Promise<void> {
  const { name } = chain
  const insert = db.prepare('INSERT INTO tree_tile (chain, level, place, hashes) VALUES (?, 0, ?, ?)')
  const full = Math.floor(chain.length() / tileWidth)
  for (let place = storedLeafTiles(db, name); place < full; place += tilesAtOnce) {
    inTransaction(db, () => {
      for (let one = place; one < Math.min(place + tilesAtOnce, full); one += 1) {
        const hashes = leavesOf(chain, one * tileWidth, (one + 1) * tileWidth)
        insert.run(name, one, hashes)
        carry(db, name, 1, one, tileRoot(hashes))
      }
    })
    await othersFirst()
  }
}

/**
 * Removes the tiles of a tree of which some are missing between others, so that they are built anew.
 * @returns whether there were such
 */
export function dropBroken(db: DatabaseSync, { name }: Chain): boolean {
  const leaves = storedOf(db, name, 0)
  if (leaves.count === leaves.end && storedOf(db, name, 1).width === leaves.end) return false
  db.prepare('DELETE FROM tree_tile WHERE chain = ?').run(name)
  return true
}

/**
 * The first hashes of a tile, as stored; what is not stored yet is computed from the chain. The tree must reach as far.
 * @throws {ChainGap} where an entry is missing
 */
export function readTile(
  db: DatabaseSync,
  chain: Chain,
  { level, place, width }: { level: number; place: number; width: number },
): Buffer {
  const stored = storedTile(db, chain.name, level, place)
  if (stored !== undefined && stored.length >= width * hashSize)
    return Buffer.from(stored.buffer, stored.byteOffset, width * hashSize)
  const first = place * tileWidth
  if (level === 0) return leavesOf(chain, first, first + width)
  const roots = Array.from({ length: width }, (_, index) =>
    tileRoot(readTile(db, chain, { level: level - 1, place: first + index, width: tileWidth })),
  )
  return Buffer.concat(roots)
}

/** How many hashes a level has in a tree of this size. */
export const hashesAt = (size: number, level: number): number => Math.floor(size / tileWidth ** level)

/**
 * The root of the tree over the first entries of a chain: a partial tile for each level is read.
 * @throws {ChainGap} where an entry is missing
 */
export function rootAt(db: DatabaseSync, chain: Chain, size: number): Buffer {
  const edge: Buffer[][] = []
  for (let level = 0; hashesAt(size, level) > 0; level += 1) {
    const count = hashesAt(size, level)
    const width = count % tileWidth
    const place = Math.floor(count / tileWidth)
    edge.push(width === 0 ? [] : hashesIn(readTile(db, chain, { level, place, width })))
  }
  return rootOfEdge(edge)
}
