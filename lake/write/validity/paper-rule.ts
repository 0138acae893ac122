import type { LakeDocument } from '#lake/store/document.ts'
import { isRecord } from '#common/records.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' })

/** The name of a language tag; what is no tag stays as it is. */
const nameOf = (tag: string): string => (/^[a-z]{2,3}$/.test(tag) ? (languageNames.of(tag) ?? tag) : tag)

/**
 * What is wrong with the file of a language, `{language, value: {asset: {_ref}}}`, by what was found in it when it
 * was stored (`readPaper`).
 * @returns the sentence an editor reads, or undefined for a sound paper
 */
export function paperFault(
  item: unknown,
  lookUp: (id: string) => LakeDocument | undefined,
): string | undefined {
  if (!isRecord(item) || !isRecord(item['value']) || !isRecord(item['value']['asset'])) return undefined
  const { _ref: id } = item['value']['asset']
  const asset = typeof id === 'string' ? lookUp(id) : undefined
  if (asset === undefined) return undefined
  if (asset['extension'] !== 'pdf') return 'It is no PDF.'
  const { paper } = asset
  if (!isRecord(paper)) return 'It was stored before papers were read: upload it once more.'
  const faults = Array.isArray(paper['faults']) ? paper['faults'] : []
  if (typeof faults[0] === 'string') return faults[0]
  const [claimed, found] = [item['language'], paper['language']]
  if (typeof claimed !== 'string' || typeof found !== 'string' || claimed === found) return undefined
  return `It stands under ${nameOf(claimed)} but is written in ${nameOf(found)}.`
}
