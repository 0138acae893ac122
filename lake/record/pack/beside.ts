import { readFile } from 'node:fs/promises'
import { isRecord } from '#common/records.ts'
import { openAssetStore } from '#lake/assets/asset-store.ts'
import { findAsset } from '#lake/assets/asset-table.ts'
import { planTransform, readParameters } from '#lake/assets/transform/transform-plan.ts'
import { transformImage } from '#lake/assets/transform/transform.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { type NamedPaper, picturesIn } from './loaded.ts'
import { slugOf } from './made-of.ts'
import type { Past } from './past.ts'
import { typeOf } from './types.ts'

/** A file beside a page: of its build, a picture, or a paper. */
export interface GatheredFile {
  address: string
  type: string
  bytes: Buffer
  /** Pictures are cut anew from the original, which is on record; all others are as visitors got them. */
  kind: 'build' | 'picture' | 'paper'
}

/** A file that a page needs and that is on no record. */
export interface Missing {
  address: string
  reason: string
}

/** The pictures of editors on a page, cut as the site cuts them. */
export async function pictures(
  past: Past,
  dataDir: string,
  body: string,
  missing: Missing[],
): Promise<GatheredFile[]> {
  const store = openAssetStore(dataDir)
  const files: GatheredFile[] = []
  for (const { address, sha1, query } of picturesIn(body)) {
    const asset = findAsset(past.db, past.dataset.id, sha1)
    if (asset === undefined || (await store.check(asset)) !== undefined) {
      missing.push({ address, reason: 'the original of the picture is missing or was changed' })
      continue
    }
    const path = store.path(sha1, asset.extension)
    const { width, height } = asset
    const asked = new URLSearchParams({ fit: 'max', w: query.get('w') ?? '2000' })
    for (const name of ['rect', 'fm']) if (query.has(name)) asked.set(name, query.get(name) ?? '')
    const read = readParameters(asked)
    const plan =
      read.ok && width !== null && height !== null
        ? planTransform(read.parameters, { extension: asset.extension, width, height }, false)
        : undefined
    const bytes = plan === undefined ? await readFile(path) : await transformImage(path, plan)
    files.push({
      address,
      type: query.get('fm') === 'webp' ? 'image/webp' : typeOf(address),
      bytes,
      kind: 'picture',
    })
  }
  return files
}

/** Id of the file of a paper in a language. */
function assetOf(document: LakeDocument, language: string): string | undefined {
  const files = Array.isArray(document['file']) ? document['file'].filter(isRecord) : []
  const value = files.find((one) => one['language'] === language)?.['value']
  const asset = isRecord(value) ? value['asset'] : undefined
  return isRecord(asset) && typeof asset['_ref'] === 'string' ? asset['_ref'] : undefined
}

/** The papers that a page links to, as they were in force then. */
export async function papers(
  past: Past,
  dataDir: string,
  {
    documents,
    names,
    defaultLanguage,
  }: { documents: ReadonlyMap<string, LakeDocument>; names: readonly NamedPaper[]; defaultLanguage: string },
  missing: Missing[],
): Promise<{ files: GatheredFile[]; ids: Set<string> }> {
  const store = openAssetStore(dataDir)
  const files: GatheredFile[] = []
  const ids = new Set<string>()
  const all = [...documents.values()].filter(({ _type }) => _type === 'legalDocument')
  for (const { address, slug, language = defaultLanguage } of names) {
    const document = all.find((one) => slugOf(one) === slug)
    const [, sha1 = '', extension = ''] =
      /^file-([0-9a-f]{40})-([a-z0-9]+)$/.exec((document && assetOf(document, language)) ?? '') ?? []
    const asset = findAsset(past.db, past.dataset.id, sha1)
    if (document === undefined || asset === undefined) {
      missing.push({ address, reason: 'no file of this paper was in force in this language' })
      continue
    }
    if ((await store.check(asset)) !== undefined) {
      missing.push({ address, reason: 'the file of the paper is missing or was changed' })
      continue
    }
    ids.add(document._id)
    files.push({
      address,
      type: 'application/pdf',
      bytes: await readFile(store.path(sha1, extension)),
      kind: 'paper',
    })
  }
  return { files, ids }
}
