import { rootOfEdge, tileRoot, tileWidth } from './hashing.ts'

/** Told of each tile once it is full. */
type OnTile = (level: number, index: number, hashes: Buffer) => void

/** Builds a tree leaf by leaf; it holds the right edge alone, whatever the size. */
export class TreeBuilder {
  private readonly edge: Buffer[][] = []
  private readonly full: number[] = []
  private readonly onTile: OnTile

  constructor(onTile: OnTile = () => {}) {
    this.onTile = onTile
  }

  /** Adds the hash of the next leaf. */
  append(leaf: Buffer): void {
    this.add(0, leaf)
  }

  /** The root over the leaves so far. */
  root(): Buffer {
    return rootOfEdge(this.edge)
  }

  /** How many levels have hashes in a tile that is not full. */
  get levels(): number {
    return this.edge.length
  }

  /** The tile of a level that is not full: its index, and its hashes, of which there may be none. */
  partial(level: number): { index: number; hashes: Buffer } {
    return { index: this.full[level] ?? 0, hashes: Buffer.concat(this.edge[level] ?? []) }
  }

  private add(level: number, hash: Buffer): void {
    const tile = (this.edge[level] ??= [])
    tile.push(hash)
    if (tile.length < tileWidth) return
    const hashes = Buffer.concat(tile)
    const index = this.full[level] ?? 0
    tile.length = 0
    this.full[level] = index + 1
    this.onTile(level, index, hashes)
    this.add(level + 1, tileRoot(hashes))
  }
}
