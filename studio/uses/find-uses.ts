import { schemaTypes } from '#schemas/index.ts'
import { collectRules } from '#schemas/collect/collect-rules.ts'
import { isExcepted } from '#common/rules/deep.ts'
import { findPlaces } from '#common/rules/paths.ts'
import { pathIn } from '#common/rules/targets.ts'
import { isRecord } from '#common/records.ts'
import { addressOf } from '#schemas/lib/targets.ts'

/** A document as the lake stores it. */
export interface Held {
  _id: string
  _type: string
  [field: string]: unknown
}

/** A place in a document that refers to another one. */
export interface Use {
  id: string
  type: string
  /** `blocks[0].link` as an editor would look for it: the outermost field. */
  field: string
  /** `name`: a reference, which prevents deletion. `path`: a link, which a redirect can replace. */
  by: 'reference' | 'path'
}

const { types } = collectRules(schemaTypes)

/** Types that may link to a path. */
export const leadingTypes: readonly string[] = Object.entries(types).flatMap(([type, rules]) =>
  rules.some(({ rule }) => rule === 'target') ? [type] : [],
)

const publishedId = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, '')

const isInLanguage = (one: Held, other: Held): boolean =>
  typeof one['language'] !== 'string' ||
  typeof other['language'] !== 'string' ||
  one['language'] === other['language']

/** Fields through which a document links to an address. */
const fieldsByPath = (document: Held, address: string): string[] =>
  (types[document._type] ?? []).flatMap((rule) => {
    if (rule.rule !== 'target') return []
    return findPlaces(document, rule.path).flatMap(({ path, value, parent }) => {
      if (pathIn(value) !== address || isExcepted(parent, rule.unless)) return []
      const [field] = path
      return typeof field === 'string' ? [field] : []
    })
  })

/** Whether the id occurs anywhere in the value. */
function isReferred(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item: unknown) => isReferred(item, id))
  if (!isRecord(value)) return false
  return value['_ref'] === id || Object.values(value).some((item) => isReferred(item, id))
}

/** The uses of a document by others, each place once, a draft and its published document as one. */
export function findUses(documents: readonly Held[], target: Held): Use[] {
  const id = publishedId(target._id)
  const address = addressOf(target)
  const uses = new Map<string, Use>()
  for (const document of documents) {
    const from = publishedId(document._id)
    if (from === id) continue
    const add = (field: string, by: Use['by']) =>
      uses.set(`${from} ${field}`, { id: from, type: document._type, field, by })
    if (address !== undefined && isInLanguage(document, target)) {
      for (const field of fieldsByPath(document, address)) add(field, 'path')
    }
    for (const [field, value] of Object.entries(document)) if (isReferred(value, id)) add(field, 'reference')
  }
  return [...uses.values()]
}
