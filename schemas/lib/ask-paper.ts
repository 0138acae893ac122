import type { ValidationContext } from 'sanity'
import { isRecord } from '#common/records.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' })

const nameOf = (tag: string): string => (/^[a-z]{2,3}$/.test(tag) ? (languageNames.of(tag) ?? tag) : tag)

/** What the lake says of a file: `paper` is what it found when it stored it; a hosted project says nothing. */
function faultOf(asset: Record<string, unknown>, claimed: unknown): string | undefined {
  if (asset['extension'] !== 'pdf') return 'It is no PDF.'
  const { paper } = asset
  if (!isRecord(paper)) return undefined
  const faults: unknown[] = Array.isArray(paper['faults']) ? paper['faults'] : []
  if (typeof faults[0] === 'string') return faults[0]
  const { language: found } = paper
  if (typeof claimed !== 'string' || typeof found !== 'string' || claimed === found) return undefined
  return `It stands under ${nameOf(claimed)} but is written in ${nameOf(found)}.`
}

/** What is wrong with the file of a language, by what the lake found in it; undefined where nothing is. */
export async function paperFault(item: unknown, context: ValidationContext): Promise<string | undefined> {
  const value = isRecord(item) ? item['value'] : undefined
  const reference = isRecord(value) ? value['asset'] : undefined
  const id = isRecord(reference) ? reference['_ref'] : undefined
  if (!isRecord(item) || typeof id !== 'string') return undefined
  const client = context.getClient({ apiVersion: '2026-05-04' }).withConfig({ perspective: 'raw' })
  const asset = await client.fetch<unknown>('*[_id == $id][0]{extension, paper}', { id })
  return isRecord(asset) ? faultOf(asset, item['language']) : undefined
}
