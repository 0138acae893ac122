import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withoutPosition } from './without-position.ts'

/** A number that stands nowhere else: its seconds of latitude. */
const seconds = 51_234_567
const secret = [Buffer.alloc(4), Buffer.alloc(4)]
secret[0]?.writeUInt32LE(seconds)
secret[1]?.writeUInt32BE(seconds)

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,30.5N" exif:LensModel='A 35'><exif:GPSLongitude>0,7.6W</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>`

const drawn = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#205060' } })
    .withExif({
      IFD0: { Copyright: 'Halyard Markets', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: `51/1 30/1 ${seconds}/1000003`, GPSLongitudeRef: 'W' },
    })
    .withXmp(xmp)

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
const namesPlace = (bytes: Buffer) =>
  secret.some((one) => bytes.includes(one)) || /51,30\.5N|0,7\.6W/.test(bytes.toString('latin1'))

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of kind %s loses its place, and nothing else',
    async (kind) => {
      const before = await drawn().toFormat(kind).toBuffer()
      expect(namesPlace(before)).toBe(true)
      const after = Buffer.from(withoutPosition(before))
      expect(namesPlace(after)).toBe(false)
      expect(await pixels(after)).toEqual(await pixels(before))
      const { exif, orientation } = await sharp(after).metadata()
      expect(exif?.includes('Halyard Markets')).toBe(true)
      expect(orientation).toBe((await sharp(before).metadata()).orientation)
      // Packed in a PNG, where it goes whole.
      expect(after.includes("exif:LensModel='A 35'")).toBe(before.includes("exif:LensModel='A 35'"))
      expect(withoutPosition(after)).toBe(after)
    },
  )

  it('that names no place is stored as it came', async () => {
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(withoutPosition(plain)).toBe(plain)
  })

  it('loses packed text of a PNG that may hold one', async () => {
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const packed = deflateSync(Buffer.from(xmp))
    const texts = [
      chunk('zTXt', Buffer.concat([Buffer.from('Raw profile type APP1\0\0'), packed])),
      chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\u0001\0\0\0'), packed])),
    ]
    const head = 8 + 25
    const full = Buffer.concat([plain.subarray(0, head), ...texts, plain.subarray(head)])
    expect(await pixels(full)).toEqual(await pixels(plain))
    expect(Buffer.from(withoutPosition(full)).equals(plain)).toBe(true)
  })

  it.each([
    [
      'a directory that points at itself',
      'II*\0\u0008\0\0\0\u0001\0\u0025\u0088\u0004\0\u0001\0\0\0\u0008\0\0\0',
    ],
    ['a directory behind the end', 'MM\0*\0\0\u00ff\u00ff'],
    ['a mark at the end', 'II*\0'],
    ['an open value', 'exif:GPSLatitude="51'],
  ])('with %s is read to its end', (_, text) => {
    expect(withoutPosition(Buffer.from(text, 'latin1')).length).toBe(text.length)
  })
})
