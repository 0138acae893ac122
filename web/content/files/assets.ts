import 'server-only'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DiskStore } from '#web/lib/disk-store.ts'
import { siteSettings } from '#web/lib/settings.ts'

/** Longest wait for the first byte to the last of an asset, ms. */
const timeout = 10_000
const largest = 64 * 1024 * 1024

let store: DiskStore | undefined

const disk = (): DiskStore => {
  const limits = { maxFiles: 4_000, maxBytes: 2 * 1024 * 1024 * 1024 }
  return (store ??= new DiskStore(join(siteSettings().dataDir, 'assets'), limits))
}

/** Where the lake, or Sanity's own delivery network, keeps an asset. For this server alone. */
const originOf = (kind: 'files' | 'images', file: string): string => {
  const { isEmbedded, lakeUrl, projectId, dataset } = siteSettings()
  return `${isEmbedded ? lakeUrl : 'https://cdn.sanity.io'}/${kind}/${projectId}/${dataset}/${file}`
}

const download = async (url: string): Promise<Buffer | null> => {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeout) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`an asset could not be fetched: status ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length > largest) throw new Error('an asset is larger than the site serves')
  return bytes
}

const pending = new Map<string, Promise<Buffer | null>>()

/** From disk, else fetched once for all who ask; addresses of assets never change their bytes. */
const bytesOf = async (
  key: string,
  url: string,
  isRight: (bytes: Buffer) => boolean,
): Promise<Buffer | null> => {
  const kept = await disk().read(key)
  if (kept && isRight(kept)) return kept
  const under = pending.get(key)
  if (under) return under
  const fetched = download(url).then((bytes) => {
    if (bytes && !isRight(bytes)) throw new Error('an asset does not have the bytes of its name')
    if (bytes) void disk().write(key, bytes)
    return bytes
  })
  pending.set(key, fetched)
  return fetched.finally(() => pending.delete(key))
}

/**
 * The bytes of a file asset `file-<sha1>-<extension>`, checked against its name; null when there are none.
 * @throws when they are not on this disk and the lake does not answer
 */
export const fileBytes = async (assetId: string): Promise<Buffer | null> => {
  const [, sha1, extension] = /^file-([0-9a-f]{40})-([a-z0-9]+)$/.exec(assetId) ?? []
  if (!sha1 || !extension) return null
  const isRight = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex') === sha1
  return bytesOf(assetId, originOf('files', `${sha1}.${extension}`), isRight)
}

/** The bytes of a published image at most `width` pixels wide. @throws as `fileBytes` */
export const imageBytes = (file: string, width: number): Promise<Buffer | null> =>
  bytesOf(`${file} ${width}`, `${originOf('images', file)}?w=${width}&fit=max`, (bytes) => bytes.length > 0)
