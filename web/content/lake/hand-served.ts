import 'server-only'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readSettings } from '#settings/read.ts'
import { currentSecret } from '#settings/secrets.ts'
import { siteReaderHeader, siteReaderKey } from '#settings/site-reader.ts'
import { siteSettings } from '#web/lib/settings.ts'

/** The lake may be busy with a verification. */
const patience = 15_000

const missingSchema = z.object({ missing: z.array(z.string()) })
const answerSchema = z.object({ reached: z.number(), isGapped: z.boolean() })

/** What one process served, in order; the lake knows the shape (lake/record/served/handed.ts). */
interface ToHand {
  head: { run: string; instance: string; build: string }
  items: readonly { item: object; body: Buffer }[]
}

/** What a build gives to visitors beside its pages, and where each file of it is. */
interface FilesToHand {
  instance: string
  build: string
  from: string
  files: readonly { address: string; sha256: string; path: string }[]
}

/** @throws where the lake did not take it */
const post = async (path: 'served' | 'served/build' | 'served/file', body: Buffer): Promise<unknown> => {
  const { dataset, lakeUrl } = siteSettings()
  const { REVALIDATE_SECRET: secret } = readSettings(['REVALIDATE_SECRET'])
  const response = await fetch(`${lakeUrl}/record/${dataset}/${path}`, {
    method: 'POST',
    cache: 'no-store',
    headers: {
      [siteReaderHeader]: siteReaderKey(currentSecret(secret)),
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok)
    throw new Error(`the lake answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
  return response.json()
}

/**
 * Hands pages that visitors were given to the embedded lake. What it has already it keeps once.
 * @throws where it did not take them
 */
export const handServed = async ({ head, items }: ToHand): Promise<{ isGapped: boolean }> => {
  const first = JSON.stringify({ ...head, items: items.map(({ item }) => item) })
  const bytes = Buffer.concat([Buffer.from(`${first}\n`), ...items.map(({ body }) => body)])
  return answerSchema.parse(await post('served', bytes))
}

/**
 * Hands the files of a build to the embedded lake: those it lacks, then the list.
 * @throws where it did not take them
 */
export const handBuildFiles = async ({ instance, build, from, files }: FilesToHand): Promise<void> => {
  const told = files.map(({ address, sha256 }) => ({ address, sha256 }))
  const list = Buffer.from(JSON.stringify({ instance, build, from, files: told }))
  const { missing } = missingSchema.parse(await post('served/build', list))
  if (missing.length === 0) return
  const wanted = new Set(missing)
  for (const { sha256, path } of files)
    if (wanted.delete(sha256)) await post('served/file', await readFile(path))
  const { missing: left } = missingSchema.parse(await post('served/build', list))
  if (left.length > 0)
    throw new Error(`${left.length} files of the build have changed since they were listed`)
}
