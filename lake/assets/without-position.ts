import { crc32 } from 'node:zlib'

/**
 * Where a picture was taken is taken out of it; nothing else of it changes. Formats put the same two blocks into
 * containers of their own: EXIF, a TIFF (EXIF 3.0, 4.6.3: the IFD of positions), and XMP, text (exif:GPS… of its EXIF
 * namespace). Both are blanked where they lie, so that every offset stays true.
 */

const gpsPointer = 0x88_25
/** Bytes of a value by its TIFF type; 0 for none. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
/** More entries than a directory of a camera has: these bytes are none. */
const maxEntries = 512
const entryBytes = 12

interface Entry {
  at: number
  tag: number
  type: number
  count: number
  value: number
}

/** One TIFF in a file, with offsets from its own beginning. */
class Tiff {
  readonly #bytes: Buffer
  readonly #isLittle: boolean

  constructor(bytes: Buffer, isLittle: boolean) {
    this.#bytes = bytes
    this.#isLittle = isLittle
  }

  #short(at: number): number {
    return this.#isLittle ? this.#bytes.readUInt16LE(at) : this.#bytes.readUInt16BE(at)
  }

  #long(at: number): number {
    return this.#isLittle ? this.#bytes.readUInt32LE(at) : this.#bytes.readUInt32BE(at)
  }

  /** The entries of a directory; undefined where these bytes cannot be one. */
  #directory(at: number): Entry[] | undefined {
    if (at < 8 || at + 2 > this.#bytes.length) return undefined
    const count = this.#short(at)
    if (count > maxEntries || at + 2 + count * entryBytes > this.#bytes.length) return undefined
    const entries = Array.from({ length: count }, (_, index) => {
      const from = at + 2 + index * entryBytes
      return {
        at: from,
        tag: this.#short(from),
        type: this.#short(from + 2),
        count: this.#long(from + 4),
        value: this.#long(from + 8),
      }
    })
    return entries.every(({ type }) => type > 0 && type < sizes.length) ? entries : undefined
  }

  /** Blanks the directory of the position, with its values. @returns whether there was one */
  blank(): boolean {
    const pointer = this.#directory(this.#long(4))?.find(
      ({ tag, type, count }) => tag === gpsPointer && type === 4 && count === 1,
    )
    const entries = pointer && this.#directory(pointer.value)
    if (!pointer || !entries || entries.length === 0) return false
    for (const { at, type, count, value } of entries) {
      const length = (sizes[type] ?? 0) * count
      if (length > 4 && value + length <= this.#bytes.length) this.#bytes.fill(0, value, value + length)
      this.#bytes.fill(0, at, at + entryBytes)
    }
    this.#bytes.fill(0, pointer.value, pointer.value + 2)
    return true
  }
}

/** Every place of some bytes in others. */
function* placesOf(bytes: Buffer, sought: string): Generator<number> {
  for (let at = bytes.indexOf(sought, 0, 'latin1'); at >= 0; at = bytes.indexOf(sought, at + 1, 'latin1'))
    yield at
}

const blankExif = (bytes: Buffer): boolean => {
  let isChanged = false
  for (const [mark, isLittle] of [
    ['II*\0', true],
    ['MM\0*', false],
  ] as const)
    for (const at of placesOf(bytes, mark))
      if (at + 8 <= bytes.length && new Tiff(bytes.subarray(at), isLittle).blank()) isChanged = true
  return isChanged
}

const endOfValue = (bytes: Buffer, from: number): number => {
  const isAttribute = bytes[from] === 0x3d
  const quote = bytes.toString('latin1', from + 1, from + 2)
  return bytes.indexOf(isAttribute ? quote : '<', isAttribute ? from + 2 : from + 1, 'latin1')
}

/** What is written of a position in XMP: `exif:GPSLatitude="51,30N"` and `<exif:GPSLatitude>51,30N</…`. */
const blankXmp = (bytes: Buffer): boolean => {
  let isChanged = false
  for (const at of placesOf(bytes, 'exif:GPS')) {
    let from = at + 'exif:GPS'.length
    while (/[A-Za-z]/.test(bytes.toString('latin1', from, from + 1))) from += 1
    const isAttribute = /^=["']/.test(bytes.toString('latin1', from, from + 2))
    if (!isAttribute && bytes[from] !== 0x3e) continue
    const first = isAttribute ? from + 2 : from + 1
    const end = endOfValue(bytes, from)
    if (end <= first || bytes.toString('latin1', first, end).trim() === '') continue
    bytes.fill(' ', first, end)
    isChanged = true
  }
  return isChanged
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Packed text of a PNG in which programs put EXIF or XMP; nothing that is drawn. */
const isPackedText = (type: string, data: Buffer): boolean =>
  (/^[zt](?:TX|EX)t$/.test(type) && data.toString('latin1', 0, 16) === 'Raw profile type') ||
  (type === 'iTXt' && data.toString('latin1', 0, 18) === 'XML:com.adobe.xmp\0' && data[18] === 1)

/** The chunks of a PNG without packed text, with sums that are true. */
const pngChunks = (bytes: Buffer): Buffer => {
  const kept = [bytes.subarray(0, pngMark.length)]
  for (let at = pngMark.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return Buffer.concat([...kept, bytes.subarray(at)])
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (!isPackedText(type, bytes.subarray(at + 8, end - 4))) {
      bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end - 4)), end - 4)
      kept.push(bytes.subarray(at, end))
    }
    at = end
  }
  return Buffer.concat(kept)
}

const holdsPackedText = (bytes: Buffer): boolean =>
  bytes.includes('Raw profile type', 0, 'latin1') || bytes.includes('XML:com.adobe.xmp\0\u0001', 0, 'latin1')

/** The same picture without the place where it was taken; the given bytes where it names none. */
export const withoutPosition = (picture: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(picture)
  const isPng = bytes.subarray(0, pngMark.length).equals(pngMark)
  const [exif, xmp] = [blankExif(bytes), blankXmp(bytes)]
  if (isPng && (exif || xmp || holdsPackedText(bytes))) return pngChunks(bytes)
  return exif || xmp ? bytes : picture
}
