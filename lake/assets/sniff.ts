import { isSvg } from './svg.ts'

const mimeTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} as const

/** The real type of an uploaded file, found from its first bytes. */
export interface AssetKind {
  extension: keyof typeof mimeTypes
  mimeType: (typeof mimeTypes)[keyof typeof mimeTypes]
}

const kindOf = (extension: AssetKind['extension']): AssetKind => ({
  extension,
  mimeType: mimeTypes[extension],
})

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1')

const avifBrands = /^(?:avif|avis)$/

/** The major brand says so, or one of the compatible brands of a generic picture container. */
const isAvif = (bytes: Uint8Array): boolean => {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false
  const size = Math.min(Buffer.from(ascii(bytes, 0, 4), 'latin1').readUInt32BE(), 256)
  const brands = ascii(bytes, 8, size).match(/.{4}/gs) ?? []
  const [major = '', , ...compatible] = brands
  return avifBrands.test(major) || (major === 'mif1' && compatible.some((brand) => avifBrands.test(brand)))
}

/**
 * Detects a file's kind by content, never by its name or the type the browser claims (quality 5); `upload.ts`
 * decides which kinds are accepted where. Except for an SVG's prologue the signature must be at the first
 * byte, so that no HTML can precede it.
 */
export const sniffKind = (bytes: Uint8Array): AssetKind | undefined => {
  if (/^%PDF-[12]\.\d/.test(ascii(bytes, 0, 8))) return kindOf('pdf')
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return kindOf('png')
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return kindOf('jpg')
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return kindOf('webp')
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return kindOf('gif')
  if (isAvif(bytes)) return kindOf('avif')
  return isSvg(bytes) ? kindOf('svg') : undefined
}

/** A name an editor knows for a refused file type, or nothing when it is unknown. */
export const describeForeign = (bytes: Uint8Array): string => {
  const head = ascii(bytes, 0, 512).trimStart().toLowerCase()
  if (bytes.length === 0) return 'an empty file'
  if (head.startsWith('<svg') || (head.startsWith('<?xml') && head.includes('<svg'))) return 'an SVG drawing'
  if (head.startsWith('<!doctype html') || head.startsWith('<html') || /<(script|body|head)\b/.test(head)) {
    return 'a web page (HTML)'
  }
  if (head.startsWith('gif8')) return 'a GIF'
  if (ascii(bytes, 4, 8) === 'ftyp') return 'an AVIF, HEIC or video file'
  if (head.startsWith('pk\x03\x04')) return 'a Word, Excel or ZIP file'
  if (head.startsWith('mz')) return 'a program'
  return 'not a file of a known kind'
}
