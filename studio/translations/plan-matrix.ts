import { defaultLocale, type Locale } from '#locales/table.ts'
import { singletonSchemas } from '#schemas/singletons/registry.gen.ts'
import { planTranslation, type Translation } from '#schemas/translation/plan-state.ts'
import { type Content, isOfOneLanguage, textsIn } from '#schemas/translation/texts.ts'
import { inWords } from '#schemas/words/say.ts'

/** A document as the lake stores it, draft or published. */
export interface StoredDocument extends Content {
  _id: string
  _type: string
}

interface MatrixCell extends Translation {
  /** The translation, its draft before what is published; null where there is none. */
  document: StoredDocument | null
  documentId: string | null
}

/** A document with the state of each language it is translated into. */
export interface MatrixRow {
  key: string
  type: string
  /** The title an editor knows the document by. */
  title: string
  /** Of a page. */
  path: string | null
  /** The document with the English. */
  sourceId: string
  source: StoredDocument
  cells: Partial<Record<Locale, MatrixCell>>
}

const publishedId = (id: string): string => id.replace(/^drafts\./, '')
const isDraft = ({ _id }: StoredDocument): boolean => _id.startsWith('drafts.')

/** Draft and published document under one id. */
interface Pair {
  published?: StoredDocument
  draft?: StoredDocument
}

const pairsOf = (documents: readonly StoredDocument[]): Map<string, Pair> => {
  const pairs = new Map<string, Pair>()
  for (const document of documents) {
    const id = publishedId(document._id)
    const pair = pairs.get(id) ?? {}
    pairs.set(id, { ...pair, [isDraft(document) ? 'draft' : 'published']: document })
  }
  return pairs
}

const singletons = new Map<string, string>(singletonSchemas.map(({ name, title = name }) => [name, title]))

/** A singleton's title is its type, a page's its title, any other document's its first English text. */
const titleOf = (source: StoredDocument): string => {
  const texts = textsIn(source, defaultLocale)
  const [first] = texts.values()
  const single = singletons.get(source._type)
  if (single !== undefined) return inWords(single)
  return texts.get('title') ?? (first ?? source._id).split('\n')[0] ?? source._id
}

const pathOf = ({ path }: StoredDocument): string | null => (typeof path === 'string' ? path : null)

/**
 * The documents with English texts, with the state of the other languages; pages by title, then shared
 * documents by type and title.
 */
export const planMatrix = (
  documents: readonly StoredDocument[],
  languages: readonly Locale[],
): MatrixRow[] => {
  const pairs = pairsOf(documents)
  const pages = new Map<string, [id: string, pair: Pair]>()
  for (const [id, pair] of pairs) {
    const page = pair.draft ?? pair.published
    if (page && isOfOneLanguage(page))
      pages.set(`${String(page['language'])} ${String(page['path'])}`, [id, pair])
  }
  const rows = [...pairs].flatMap(([id, pair]): MatrixRow[] => {
    const source = pair.published ?? pair.draft
    if (!source || textsIn(source, defaultLocale).size === 0) return []
    const cells: MatrixRow['cells'] = {}
    for (const language of languages) {
      if (language === defaultLocale) continue
      const [own, translation] = isOfOneLanguage(source)
        ? (pages.get(`${language} ${String(source['path'])}`) ?? [null, {}])
        : [id, pair]
      const state = planTranslation(language, source, translation.published, translation.draft)
      cells[language] = {
        ...state,
        document: translation.draft ?? translation.published ?? null,
        documentId: own,
      }
    }
    const facts = { type: source._type, title: titleOf(source), path: pathOf(source) }
    return [{ key: id, ...facts, sourceId: id, source, cells }]
  })
  const rank = ({ type }: MatrixRow): number => (type === 'page' ? 0 : 1)
  return rows.toSorted(
    (a, b) => rank(a) - rank(b) || a.type.localeCompare(b.type) || a.title.localeCompare(b.title),
  )
}
