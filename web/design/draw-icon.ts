/**
 * Draws `web/public/favicon.ico` out of `assets/favicon.svg`, for what asks for the one address that needs no page:
 * old browsers, readers of feeds, lists of bookmarks. Run it by hand after a change: `node web/design/draw-icon.ts`.
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

/** One picture as PNG: the format's head of 6 bytes, and 16 that say where the picture lies. */
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
