import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type Checkpoint, otherFault, shortFault } from '#lake/record/checkpoint.ts'
import { TreeBuilder } from './builder.ts'
import { type Chain, chainsOf } from './chain.ts'
import { hashSize, leafHash, tileWidth } from './hashing.ts'
import { storedBase } from './base.ts'
import { ensureTables } from './tables.ts'
import { ChainGap, hashesAt, readTile, rootAt, storedLeafTiles, storedTile } from './tiles.ts'

const entriesAtOnce = 1_000
const tileKeyRow = z.object({ chain: z.string(), level: z.int(), place: z.int() })

/** Holds one chain against its stored tiles and against what is attested of it. */
class TreeCheck {
  readonly faults: string[] = []
  private readonly db: DatabaseSync
  private readonly chain: Chain
  private readonly builder: TreeBuilder
  /** How many full tiles of leaves are stored: what the other levels follow from. */
  private readonly leafTiles: number

  constructor(db: DatabaseSync, chain: Chain) {
    this.db = db
    this.chain = chain
    this.builder = new TreeBuilder((level, place, hashes) => this.compare(level, place, hashes))
    this.leafTiles = storedLeafTiles(db, chain.name)
  }

  /** Hashes a stored level should have in a tile. */
  expected(level: number, place: number): number {
    const stored = level === 0 ? this.leafTiles * tileWidth : hashesAt(this.leafTiles, level - 1)
    return Math.min(tileWidth, Math.max(0, stored - place * tileWidth))
  }

  /** Reads every entry; the roots at the sizes that are attested are compared on the way. */
  run(checkpoints: readonly Checkpoint[]): void {
    const end = this.chain.length()
    const due = checkpoints.toSorted((a, b) => a.size - b.size)
    let size = 0
    for (let first = 0; first < end; first += entriesAtOnce) {
      for (const entry of this.chain.entries(first, Math.min(end, first + entriesAtOnce))) {
        this.builder.append(leafHash(entry))
        size += 1
        while (due[0]?.size === size) this.attest(due.shift())
      }
    }
    for (let level = 0; level < this.builder.levels; level += 1) {
      const { index, hashes } = this.builder.partial(level)
      if (hashes.length > 0) this.compare(level, index, hashes)
    }
    for (const one of due) this.faults.push(shortFault(one, size) ?? otherFault(one))
    if (this.leafTiles > hashesAt(size, 1))
      this.faults.push(`${this.chain.name}: its tree has tiles of entries that are missing`)
  }

  private attest(checkpoint: Checkpoint | undefined): void {
    if (checkpoint !== undefined && !this.builder.root().equals(checkpoint.root))
      this.faults.push(otherFault(checkpoint))
  }

  private compare(level: number, place: number, hashes: Buffer): void {
    const width = this.expected(level, place)
    if (width === 0 || (level === 0 && hashes.length < tileWidth * hashSize)) return
    const stored = storedTile(this.db, this.chain.name, level, place)
    const told = `${this.chain.name}: the tile ${level}/${place} of its tree`
    if (stored === undefined) this.faults.push(`${told} is missing`)
    else if (!hashes.subarray(0, width * hashSize).equals(stored)) this.faults.push(`${told} was changed`)
  }
}

/** Stored tiles that belong to no chain or to no place in it. */
const strayTiles = (db: DatabaseSync, checks: ReadonlyMap<string, TreeCheck>): string[] =>
  z
    .array(tileKeyRow)
    .parse(db.prepare('SELECT chain, level, place FROM tree_tile').all())
    .filter(({ chain, level, place }) => (checks.get(chain)?.expected(level, place) ?? 0) === 0)
    .map(({ chain, level, place }) => `${chain}: there is a tile ${level}/${place} that belongs to no tree`)

/**
 * Reads every entry of every chain, and holds the tree over it against the stored tiles and the checkpoints: they are
 * all the same, or a sentence says where they are not.
 */
export function treeFaults(db: DatabaseSync, checkpoints: readonly Checkpoint[]): string[] {
  ensureTables(db)
  const chains = chainsOf(db)
  const checks = new Map(chains.map((chain) => [chain.name, new TreeCheck(db, chain)]))
  for (const chain of chains)
    checks.get(chain.name)?.run(checkpoints.filter((one) => one.chain === chain.name))
  return [
    ...otherLake(db, checkpoints),
    ...[...checks.values()].flatMap(({ faults }) => faults),
    ...checkpoints
      .filter(({ chain }) => !checks.has(chain))
      .flatMap((one) => shortFault(one, undefined) ?? []),
    ...strayTiles(db, checks),
  ]
}

/** The newest of each chain's checkpoints: one tree attests all that came before. */
const newestOf = (checkpoints: readonly Checkpoint[]): Checkpoint[] => {
  const newest = new Map<string, Checkpoint>()
  for (const one of checkpoints) if (one.size > (newest.get(one.chain)?.size ?? 0)) newest.set(one.chain, one)
  return [...newest.values()]
}

/** Checkpoints that were signed under the name of another lake. */
const otherLake = (db: DatabaseSync, checkpoints: readonly Checkpoint[]): string[] => {
  const own = storedBase(db)
  return checkpoints
    .filter(({ base }) => own !== undefined && base !== own)
    .map(
      ({ called, chain, base }) => `${chain}: the checkpoint of ${called} is of ${base}; this lake is ${own}`,
    )
}

/** Whether the tree has this root and the newest of its entries, which carries the hash of all before it. */
function fits(db: DatabaseSync, chain: Chain, { size, root }: Checkpoint): boolean {
  try {
    const [newest] = chain.entries(size - 1, size)
    const place = Math.floor((size - 1) / tileWidth)
    const leaves = readTile(db, chain, { level: 0, place, width: size - place * tileWidth })
    const isNewest = newest !== undefined && leafHash(newest).equals(leaves.subarray(-hashSize))
    return isNewest && rootAt(db, chain, size).equals(root)
  } catch (error) {
    if (error instanceof ChainGap) return false
    throw error
  }
}

/**
 * A sentence for each chain that lacks what its newest checkpoint attests, or has something else in its place, as far
 * as the stored tiles tell; it reads a few tiles, whatever the length. `treeFaults` reads everything.
 */
export function tipFaults(db: DatabaseSync, checkpoints: readonly Checkpoint[]): string[] {
  ensureTables(db)
  const chains = new Map(chainsOf(db).map((chain) => [chain.name, chain]))
  return newestOf(checkpoints).flatMap((one) => {
    const chain = chains.get(one.chain)
    const short = shortFault(one, chain?.length())
    if (short !== undefined || chain === undefined) return short ?? []
    return fits(db, chain, one) ? [] : [otherFault(one)]
  })
}
