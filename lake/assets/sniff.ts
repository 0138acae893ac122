/** What an uploaded file really is, found from its first bytes. */
export interface AssetKind {
  extension: 'pdf' | 'png' | 'jpg' | 'webp'
  mimeType: 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp'
}

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(
    bytes.buffer,
    bytes.byteOffset + start,
    Math.max(0, Math.min(end, bytes.length) - start),
  ).toString('latin1')

/**
 * Tells a file's kind by content, never by its name or the type the browser claims (quality 5).
 * Only PDF, PNG, JPEG and WebP are known; everything else, SVG included, is `undefined`.
 * The mark must stand at the very first byte, so that no HTML can precede it.
 */
export const sniffKind = (bytes: Uint8Array): AssetKind | undefined => {
  if (/^%PDF-[12]\.\d/.test(ascii(bytes, 0, 8))) return { extension: 'pdf', mimeType: 'application/pdf' }
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return { extension: 'png', mimeType: 'image/png' }
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return { extension: 'jpg', mimeType: 'image/jpeg' }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') {
    return { extension: 'webp', mimeType: 'image/webp' }
  }
  return undefined
}

/** A word an editor knows for a refused file, or nothing when the bytes say nothing. */
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
