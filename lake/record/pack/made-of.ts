import { isRecord } from '#common/records.ts'
import type { LakeDocument } from '#lake/store/document.ts'

/** A page by what visitors ask for, and by its language. */
export interface PageName {
  /** Path with its language, as it is asked for: `/de/fees`. */
  address: string
  language: string
}

/** The path without the language: `/fees`. */
const plainPath = ({ address, language }: PageName): string => {
  const prefix = `/${language}`
  if (address === prefix) return '/'
  return address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address
}

/** The last part of its address, as editors give it. */
export const slugOf = ({ slug }: LakeDocument): unknown => (isRecord(slug) ? slug['current'] : slug)

/** What a page shows as its own: the document with its path, or, where no page has it, with the slug it ends with. */
function ownOf(documents: readonly LakeDocument[], page: PageName): LakeDocument[] {
  const path = plainPath(page)
  const pages = documents.filter((one) => one['path'] === path && one['language'] === page.language)
  const last = path.split('/').at(-1)
  return pages.length > 0 ? pages : documents.filter((one) => last !== '' && slugOf(one) === last)
}

/** Whether it is on every page of a language: what there is one of, and the words of the interface. */
const isEverywhere = ({ _id, _type, language }: LakeDocument, of: string): boolean =>
  _id === _type || (_type === 'interfaceText' && language === of)

function* referencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* referencesIn(one)
  else if (isRecord(value)) {
    if (typeof value['_ref'] === 'string') yield value['_ref']
    for (const child of Object.values(value)) yield* referencesIn(child)
  }
}

/**
 * The documents that a page was made of: its own with all that it refers to, what stands on every page, and the papers
 * that it links to; its own come first. Pages that it links to are not part of it.
 * @param documents what was in force, by id
 * @param papers ids of the legal documents whose files it names
 */
export function madeOf(
  documents: ReadonlyMap<string, LakeDocument>,
  page: PageName,
  papers: Iterable<string> = [],
): LakeDocument[] {
  const all = [...documents.values()]
  const own = ownOf(all, page)
  const found = new Map<string, LakeDocument>(own.map((one) => [one._id, one]))
  const waiting = [...own]
  for (let document = waiting.pop(); document !== undefined; document = waiting.pop()) {
    for (const id of referencesIn(document)) {
      const target = documents.get(id)
      if (target === undefined || found.has(id) || typeof target['path'] === 'string') continue
      found.set(id, target)
      waiting.push(target)
    }
  }
  for (const one of all) if (isEverywhere(one, page.language)) found.set(one._id, one)
  for (const id of papers) {
    const paper = documents.get(id)
    if (paper !== undefined) found.set(id, paper)
  }
  const rest = [...found.values()].filter((one) => !own.includes(one))
  return [...own, ...rest.toSorted((a, b) => (a._id < b._id ? -1 : 1))]
}
