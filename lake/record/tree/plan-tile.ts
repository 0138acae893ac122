import { tileWidth } from './hashing.ts'

/** Which hashes of a tree, or which of its entries: `width` of the tile `place` of a level. */
export interface TilePlace {
  level: number
  place: number
  width: number
}

const highestLevel = 63
/** A tile beyond it is beyond any tree: its place would be no exact number. */
const mostElements = 4

/**
 * The tile that a path behind `tile/` names, such as `0/x001/234`, `1/000.p/12` or `entries/005`, as C2SP's tlog-tiles
 * writes it; entries are on level 0. A sentence where it names none.
 */
export function planTile(path: string): TilePlace | string {
  const [, levelText = '', placeText = '', partial] =
    /^(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path) ?? []
  if (placeText === '')
    return `"${path.slice(0, 100)}" names no tile. A tile is tile/<level>/<index> or tile/entries/<index>, the index in groups of three digits, all but the last with an x: tile/0/x001/234, and .p/<width> where it is not full`
  const level = levelText === 'entries' ? 0 : Number(levelText)
  if (level > highestLevel || (levelText !== 'entries' && String(level) !== levelText))
    return `The level of a tile is a number from 0 to ${highestLevel} without a leading zero, not "${levelText}"`
  const groups = placeText.split('/').map((group) => group.replace('x', ''))
  if (groups.length > 1 && groups[0] === '000')
    return `The index "${placeText}" begins with a group too many: x000`
  if (groups.length > mostElements) return `The index "${placeText}" is beyond any tree`
  const width = partial === undefined ? tileWidth : Number(partial)
  if (partial !== undefined && width >= tileWidth)
    return `A tile that is not full has 1 to ${tileWidth - 1} hashes, not ${partial}`
  return { level, place: Number(groups.join('')), width }
}

/** The path of a tile below a tree: `tile/0/x001/234`, `tile/1/000.p/12`. */
export const tilePath = ({ level, place, width }: TilePlace): string => {
  const digits = String(place)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? []
  const index = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
  return `tile/${level}/${index}${width < tileWidth ? `.p/${width}` : ''}`
}

const longest = 0xffff

/**
 * Entries one after the other, each behind its length as two bytes, the higher first.
 * @throws {Error} for an entry that is longer than 65,535 bytes
 */
export function bundleOf(entries: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const parts = entries.flatMap((entry) => {
    if (entry.length > longest)
      throw new Error(`an entry has ${entry.length} bytes; a bundle holds ${longest}`)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(entry.length)
    return [length, entry]
  })
  return new Uint8Array(Buffer.concat(parts))
}
