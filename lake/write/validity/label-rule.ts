import type { Change } from '#lake/store/committed.ts'
import { isPublished, type LakeDocument } from '#lake/store/document.ts'
import type { PastState } from '#lake/store/history.ts'
import { isRecord } from '#common/records.ts'
import type { Rule, RuleFault, Rules } from './rules.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' })

/** A label as people tell labels apart: spaces around it and capitals make no other one. */
const labelOf = (doc: LakeDocument, { field = '' }: Rule): string => {
  const label = doc[field]
  return typeof label === 'string' ? label.normalize('NFKC').trim().toLowerCase() : ''
}

/** The file of each language: `{language, value: {asset: {_ref}}}`. */
function filesOf(doc: LakeDocument, { of = '' }: Rule): Map<string, string> {
  const items: unknown = doc[of]
  const files = new Map<string, string>()
  for (const item of Array.isArray(items) ? items : []) {
    if (!isRecord(item) || !isRecord(item['value']) || !isRecord(item['value']['asset'])) continue
    const { _ref: asset } = item['value']['asset']
    if (typeof item['language'] === 'string' && typeof asset === 'string') files.set(item['language'], asset)
  }
  return files
}

function sentence(rule: Rule, language: string, past: PastState, asset: LakeDocument | undefined): string {
  const name = /^[a-z]{2,3}$/.test(language) ? languageNames.of(language) : language
  const label = past.document[rule.field ?? '']
  const as =
    typeof label === 'string' && label.trim() !== ''
      ? `as version “${label.trim()}”`
      : 'without a version label'
  const filename = asset?.['originalFilename']
  const named = typeof filename === 'string' ? ` (${filename})` : ''
  return `${rule.message} A different ${name} file${named} was published ${as} on ${past.time.slice(0, 10)}.`
}

/**
 * Files that would be published under a label which another file of their language bore before, in any version of the
 * document that was ever published. What stands published already may stay.
 * @param statesOf every state a document ever had, oldest first
 * @param lookUp gives the document of a file
 */
export function usedLabels(
  changes: readonly Change[],
  rules: Rules,
  statesOf: (id: string) => readonly PastState[],
  lookUp: (id: string) => LakeDocument | undefined,
): (RuleFault & { id: string })[] {
  return changes.flatMap(({ id, before, after }) => {
    if (after === undefined || !isPublished(id)) return []
    return (rules.types[after._type] ?? []).flatMap((rule) => {
      if (rule.rule !== 'label') return []
      const label = labelOf(after, rule)
      const standing =
        before !== undefined && labelOf(before, rule) === label ? filesOf(before, rule) : new Map()
      const given = [...filesOf(after, rule)].filter(([language, asset]) => standing.get(language) !== asset)
      if (given.length === 0) return []
      const known = statesOf(id).filter(
        ({ document }) => document._type === after._type && labelOf(document, rule) === label,
      )
      return given.flatMap(([language, asset]) => {
        const past = known.findLast(({ document }) => {
          const borne = filesOf(document, rule).get(language)
          return borne !== undefined && borne !== asset
        })
        if (past === undefined) return []
        const file = lookUp(filesOf(past.document, rule).get(language) ?? '')
        return [{ id, path: rule.of ?? '', message: sentence(rule, language, past, file) }]
      })
    })
  })
}
