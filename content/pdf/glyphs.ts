import { type Tables, needTable } from './sfnt.ts'

/** The outlines of a font, one piece per glyph, and its horizontal metrics. */
export interface Glyphs {
  outlines: Buffer[]
  metrics: { advance: number; bearing: number }[]
}

export function readGlyphs(tables: Tables): Glyphs {
  const [glyf, loca, hmtx] = ['glyf', 'loca', 'hmtx'].map((tag) => needTable(tables, tag)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  const count = needTable(tables, 'maxp').readUInt16BE(4)
  const long = needTable(tables, 'head').readInt16BE(50) === 1
  const measured = needTable(tables, 'hhea').readUInt16BE(34)
  const at = (glyph: number): number =>
    long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph)
  const ids = Array.from({ length: count }, (_, id) => id)
  return {
    outlines: ids.map((id) => glyf.subarray(at(id), at(id + 1))),
    metrics: ids.map((id) => ({
      advance: hmtx.readUInt16BE(4 * Math.min(id, measured - 1)),
      bearing:
        id < measured ? hmtx.readInt16BE(4 * id + 2) : hmtx.readInt16BE(4 * measured + 2 * (id - measured)),
    })),
  }
}

const words = 0x0001
const scale = 0x0008
const more = 0x0020
const xyScale = 0x0040
const twoByTwo = 0x0080

/** Moves the parts a composite outline refers to by `shift` glyphs; simple outlines stay as they are. */
export function shiftParts(outline: Buffer, shift: number): Buffer {
  if (outline.length < 10 || outline.readInt16BE(0) >= 0) return outline
  const moved = Buffer.from(outline)
  let at = 10
  let flags = more
  while (flags & more) {
    flags = moved.readUInt16BE(at)
    moved.writeUInt16BE(moved.readUInt16BE(at + 2) + shift, at + 2)
    at += 4 + (flags & words ? 4 : 2)
    if (flags & scale) at += 2
    else if (flags & xyScale) at += 4
    else if (flags & twoByTwo) at += 8
  }
  return moved
}

/** Characters and their glyphs, from a `cmap` of format 4 (the basic plane, all our texts need). */
export function readCharacters(tables: Tables): Map<number, number> {
  const cmap = needTable(tables, 'cmap')
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  )
  const start = subtables.find((offset) => cmap.readUInt16BE(offset) === 4)
  const characters = new Map<number, number>()
  if (start === undefined) return characters
  const segments = cmap.readUInt16BE(start + 6) / 2
  for (let segment = 0; segment < segments; segment += 1) {
    const end = cmap.readUInt16BE(start + 14 + 2 * segment)
    const first = cmap.readUInt16BE(start + 16 + 2 * (segments + segment))
    const delta = cmap.readUInt16BE(start + 16 + 2 * (2 * segments + segment))
    const rangeAt = start + 16 + 2 * (3 * segments + segment)
    const range = cmap.readUInt16BE(rangeAt)
    for (let code = first; code <= end && code !== 0xffff; code += 1) {
      const listed = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first))
      const glyph = range === 0 || listed !== 0 ? (listed + delta) & 0xffff : 0
      if (glyph !== 0) characters.set(code, glyph)
    }
  }
  return characters
}

/** A `cmap` of format 12, one group per character. */
export function writeCharacters(characters: ReadonlyMap<number, number>): Buffer {
  const sorted = [...characters].sort(([a], [b]) => a - b)
  const cmap = Buffer.alloc(12 + 16 + 12 * sorted.length)
  cmap.writeUInt16BE(1, 2)
  cmap.writeUInt16BE(3, 4)
  cmap.writeUInt16BE(10, 6)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(12, 12)
  cmap.writeUInt32BE(16 + 12 * sorted.length, 16)
  cmap.writeUInt32BE(sorted.length, 24)
  for (const [index, [code, glyph]] of sorted.entries()) {
    cmap.writeUInt32BE(code, 28 + 12 * index)
    cmap.writeUInt32BE(code, 32 + 12 * index)
    cmap.writeUInt32BE(glyph, 36 + 12 * index)
  }
  return cmap
}
