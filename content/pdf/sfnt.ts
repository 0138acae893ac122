/** The tables of a font file in the sfnt container (TrueType, OpenType specification "Font file"). */
export type Tables = Map<string, Buffer>

export function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4)
  const tables: Tables = new Map()
  for (let index = 0; index < count; index += 1) {
    const row = 12 + 16 * index
    const start = font.readUInt32BE(row + 8)
    tables.set(
      font.toString('latin1', row, row + 4),
      font.subarray(start, start + font.readUInt32BE(row + 12)),
    )
  }
  return tables
}

const padded = (length: number): number => (length + 3) & ~3

function checksum(table: Buffer): number {
  const words = Buffer.alloc(padded(table.length))
  table.copy(words)
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}

/** Writes the container with its directory sorted by tag, each table on a boundary of four bytes. */
export function writeTables(tables: Tables): Buffer {
  const rows = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const power = Math.floor(Math.log2(rows.length))
  const head = Buffer.alloc(12 + 16 * rows.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(rows.length, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (rows.length - 2 ** power), 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, [tag, table]] of rows.entries()) {
    const row = 12 + 16 * index
    head.write(tag, row, 'latin1')
    head.writeUInt32BE(checksum(table), row + 4)
    head.writeUInt32BE(offset, row + 8)
    head.writeUInt32BE(table.length, row + 12)
    const body = Buffer.alloc(padded(table.length))
    table.copy(body)
    parts.push(body)
    offset += body.length
  }
  return Buffer.concat(parts)
}

/** A table that must be there. @throws when the font lacks it */
export function needTable(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`The font has no table ${tag}.`)
  return found
}
