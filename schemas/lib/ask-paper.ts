import type { ValidationContext } from 'sanity'
import { isRecord } from '#common/records.ts'
import { assetIn, paperFault } from '#common/rules/paper.ts'

/** What is wrong with the file of a language, according to the lake; undefined where nothing is. */
export async function paperFaultAt(item: unknown, context: ValidationContext): Promise<string | undefined> {
  const id = assetIn(item)
  if (!isRecord(item) || id === undefined) return undefined
  const client = context.getClient({ apiVersion: '2026-05-04' }).withConfig({ perspective: 'raw' })
  const asset = await client.fetch<unknown>('*[_id == $id][0]{extension, paper}', { id })
  if (!isRecord(asset)) return undefined
  // A hosted project analyses no papers: only the lake can report that one was stored unread.
  if (asset['extension'] === 'pdf' && !isRecord(asset['paper'])) return undefined
  return paperFault(asset, item['language'])
}
