import { readCharacters, readGlyphs, shiftParts, writeCharacters } from './glyphs.ts'
import { needTable, readTables, writeTables } from './sfnt.ts'

/**
 * One font out of two of the same family and scale. Font packages cut a family by script, and Polish needs
 * both halves in one line: with one font a word is never broken where its letters change files.
 * The first font keeps its glyph numbers, so its kerning still holds.
 */
export function mergeFonts(first: Buffer, second: Buffer): Buffer {
  const tables = readTables(first)
  const added = readTables(second)
  if (needTable(tables, 'head').readUInt16BE(18) !== needTable(added, 'head').readUInt16BE(18)) {
    throw new Error('Fonts of different scale cannot be merged.')
  }
  const glyphs = readGlyphs(tables)
  const others = readGlyphs(added)
  const shift = glyphs.outlines.length
  const outlines = [...glyphs.outlines, ...others.outlines.map((outline) => shiftParts(outline, shift))]
  const metrics = [...glyphs.metrics, ...others.metrics]

  const loca = Buffer.alloc(4 * (outlines.length + 1))
  const pieces: Buffer[] = []
  let offset = 0
  for (const [index, outline] of outlines.entries()) {
    const piece = Buffer.alloc((outline.length + 3) & ~3)
    outline.copy(piece)
    pieces.push(piece)
    offset += piece.length
    loca.writeUInt32BE(offset, 4 * (index + 1))
  }
  const hmtx = Buffer.alloc(4 * metrics.length)
  for (const [index, { advance, bearing }] of metrics.entries()) {
    hmtx.writeUInt16BE(advance, 4 * index)
    hmtx.writeInt16BE(bearing, 4 * index + 2)
  }
  const characters = new Map(readCharacters(added))
  for (const [code, glyph] of characters) characters.set(code, glyph + shift)
  for (const [code, glyph] of readCharacters(tables)) characters.set(code, glyph)

  const head = Buffer.from(needTable(tables, 'head'))
  head.writeInt16BE(1, 50)
  const maxp = Buffer.from(needTable(tables, 'maxp'))
  maxp.writeUInt16BE(outlines.length, 4)
  // The limits a rasteriser reserves memory by: the larger of the two fonts.
  for (let at = 6; at + 1 < maxp.length; at += 2) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), needTable(added, 'maxp').readUInt16BE(at)), at)
  }
  const hhea = Buffer.from(needTable(tables, 'hhea'))
  hhea.writeUInt16BE(metrics.length, 34)
  for (const [tag, data] of Object.entries({ loca, hmtx, head, maxp, hhea })) tables.set(tag, data)
  tables.set('glyf', Buffer.concat(pieces))
  tables.set('cmap', writeCharacters(characters))
  return writeTables(tables)
}
