import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
}

const packable = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.json',
  '.webmanifest',
  '.map',
  '.svg',
  '.txt',
  '.md',
])

export type Packing = 'br' | 'gzip' | 'identity'

/** A file of the built Studio, ready to be sent. */
export interface StaticFile {
  bytes: Buffer
  packing: Packing
  type: string
  etag: string
  /** Whether its name contains a hash of its content. */
  immutable: boolean
}

/** Errors of a path that names no file, however odd it is. */
const noFile = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const pack = (bytes: Buffer, packing: Packing): Promise<Buffer> => {
  if (packing === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return packing === 'gzip' ? zip(bytes, { level: 6 }) : Promise.resolve(bytes)
}

/** The best content encoding a client accepts. */
export const packingFor = (accept: string | undefined): Packing => {
  if (accept === undefined) return 'identity'
  if (/\bbr\b/.test(accept)) return 'br'
  return /\bgzip\b/.test(accept) ? 'gzip' : 'identity'
}

/** The builder hashes the names of what it puts into `static` itself; in folders below it names are as they are. */
const isHashed = (path: string): boolean =>
  basename(dirname(path)) === 'static' && /-[\w-]{8}\.\w+$/.test(path)

const load = async (path: string, packing: Packing): Promise<StaticFile> => {
  const plain = await readFile(path)
  const extension = extname(path)
  const chosen = packable.has(extension) && plain.length > 1024 ? packing : 'identity'
  return {
    bytes: await pack(plain, chosen),
    packing: chosen,
    type: types[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(plain).digest('hex').slice(0, 24),
    immutable: isHashed(path),
  }
}

/** Serves files of one folder, compressed once each and cached in memory until they change on disk. */
export const createStaticFiles = (folder: string) => {
  const held = new Map<string, { stamp: string; file: Promise<StaticFile> }>()

  /** The file at a path below the folder, or nothing; never one outside of it. */
  return async (path: string, packing: Packing): Promise<StaticFile | undefined> => {
    const full = resolve(folder, `.${path}`)
    if (!full.startsWith(folder + sep) || full.includes('\0')) return undefined
    const facts = await stat(full).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && noFile.has(String(error.code))) return undefined
      throw error
    })
    if (facts?.isFile() !== true) return undefined
    const key = `${packing} ${full}`
    const stamp = `${facts.mtimeMs} ${facts.size}`
    const known = held.get(key)
    if (known?.stamp === stamp) return known.file
    const file = load(full, packing)
    held.set(key, { stamp, file })
    return file
  }
}
