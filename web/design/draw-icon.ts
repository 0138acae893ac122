/**
 * Renders `web/public/favicon.ico` from `assets/favicon.svg`, for clients that request only that address: old
 * browsers, feed readers, bookmark lists. Run by hand after a change: `node web/design/draw-icon.ts`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const at = (path: string) => fileURLToPath(new URL(`../public/${path}`, import.meta.url))
const size = 32

const png = await sharp(at('assets/favicon.svg'), { density: 288 })
  .resize(size, size)
  .png({ palette: true, compressionLevel: 9 })
  .toBuffer()

/** ICO header (6 bytes) and directory entry (16 bytes) for a single PNG. */
const head = Buffer.alloc(22)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(1, 4)
head.writeUInt8(size, 6)
head.writeUInt8(size, 7)
head.writeUInt16LE(1, 10)
head.writeUInt16LE(32, 12)
head.writeUInt32LE(png.length, 14)
head.writeUInt32LE(head.length, 18)
writeFileSync(at('favicon.ico'), Buffer.concat([head, png]))
