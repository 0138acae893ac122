import 'server-only'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DiskStore } from '#web/lib/stores/disk-store.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { KeptFiles } from './kept-files.ts'

/** Timeout of a complete asset. */
const timeout = 10_000
const largest = 64 * 1024 * 1024

let files: KeptFiles | undefined

const kept = (): KeptFiles => {
  const limits = { maxFiles: 4_000, maxBytes: 2 * 1024 * 1024 * 1024 }
  return (files ??= new KeptFiles(new DiskStore(join(siteSettings().dataDir, 'assets'), limits)))
}

/** Address of an asset in the lake or Sanity's CDN; never sent to visitors. */
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

/**
 * The bytes of a file asset `file-<sha1>-<extension>`, verified against its hash; null when there is none.
 * @throws when they are not on disk and the lake does not answer
 */
export const fileBytes = async (assetId: string): Promise<Buffer | null> => {
  const [, sha1, extension] = /^file-([0-9a-f]{40})-([a-z0-9]+)$/.exec(assetId) ?? []
  if (!sha1 || !extension) return null
  const isRight = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex') === sha1
  return kept().bytes(assetId, () => download(originOf('files', `${sha1}.${extension}`)), isRight)
}

/**
 * The bytes of an image or of a part of it, `left,top,width,height` in its pixels, at most `width` pixels wide.
 * @throws as `fileBytes`
 */
export const imageBytes = (
  file: string,
  { width, cut, isWebp }: { width: number; cut: string | null; isWebp: boolean },
): Promise<Buffer | null> => {
  const asked = `w=${width}&fit=max${cut === null ? '' : `&rect=${cut}`}${isWebp ? '&fm=webp' : ''}`
  return kept().bytes(
    `${file} ${asked}`,
    () => download(`${originOf('images', file)}?${asked}`),
    (bytes) => bytes.length > 0,
  )
}
