import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { SeedDocument } from './seed-document.ts'
import { contentFolder } from './yaml/read-files.ts'

/** An asset id contains the hash of its bytes, so a file has the same id in every lake. */
const assetId = /^(image|file)-[0-9a-f]{40}(?:-\d+x\d+)?-([a-z0-9]+)$/

const fileOf = (id: string, folder: URL): URL =>
  new URL(`files/${id.replace(/-([a-z0-9]+)$/, '.$1')}`, folder)

/** The images and files that documents show; papers are generated from their texts and are excluded. */
function assetsOf(documents: readonly SeedDocument[]): string[] {
  const texts = documents.filter(({ _type }) => _type !== 'legalDocument').map((one) => JSON.stringify(one))
  const found = texts.flatMap((text) => [...text.matchAll(/"_ref":"([^"]+)"/g)].map(([, id = '']) => id))
  return [...new Set(found)].filter((id) => assetId.test(id))
}

/**
 * Downloads the images that documents show into `files/`, each once.
 * @returns the names of the new files
 * @throws Error when the lake lacks an image it refers to, or does not return it
 */
export async function saveAssets(
  client: SanityClient,
  documents: readonly SeedDocument[],
  folder: URL = contentFolder,
): Promise<string[]> {
  const saved: string[] = []
  for (const id of assetsOf(documents)) {
    const file = fileOf(id, folder)
    if (existsSync(file)) continue
    const url = z.string().parse(await client.fetch('*[_id == $id][0].url', { id }))
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${id} could not be read: ${response.status}`)
    await mkdir(new URL('./', file), { recursive: true })
    await writeFile(file, Buffer.from(await response.arrayBuffer()))
    saved.push(file.pathname.slice(folder.pathname.length))
  }
  return saved
}

/**
 * Uploads the images of `files/` that documents show and the lake lacks.
 * @throws Error when a file is missing or is not what its name says
 */
export async function uploadAssets(
  client: SanityClient,
  documents: readonly SeedDocument[],
  folder: URL = contentFolder,
): Promise<void> {
  const ids = assetsOf(documents)
  const stored = z.array(z.string()).parse(await client.fetch('*[_id in $ids]._id', { ids }))
  for (const id of ids.filter((one) => !stored.includes(one))) {
    const [, kind, extension] = assetId.exec(id) ?? []
    const bytes = await readFile(fileOf(id, folder))
    const asset = await client.assets.upload(kind === 'image' ? 'image' : 'file', bytes, {
      filename: `${id}.${extension}`,
    })
    if (asset._id !== id) throw new Error(`content/files: ${id} holds another file, ${asset._id}`)
  }
}
