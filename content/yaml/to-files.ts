import type { SeedDocument } from '#content/seed-document.ts'
import { routes } from '#content/routes.ts'
import { isLocale } from '#locales/table.ts'
import { type FoundPage, indexPages, keyOfId, pageId, pageKey, type PageIndex } from './place.ts'
import { documentShape } from './shape.ts'
import { ownKey, type Table, tables } from './tables.ts'
import { writtenFields } from './to-file.ts'
import { writeYaml } from './write-yaml.ts'

const pagesOf = (documents: readonly SeedDocument[]): FoundPage[] =>
  documents.flatMap(({ _id, _type, language, path }) =>
    _type === 'page' && isLocale(language) ? [{ id: _id, language, path: String(path) }] : [],
  )

function pageFile(document: SeedDocument, pages: PageIndex): [string, string] {
  const { _id, language, path } = document
  if (!isLocale(language)) throw new Error(`${_id}: a page needs one of the languages of the site`)
  const key = pageKey(String(path))
  const shape = documentShape('page').filter(({ name }) => name !== 'language')
  const { language: _language, ...source } = document
  const fields = writtenFields(shape, source, { language, isPage: true, pages })
  const id = _id === pageId(language, key) ? {} : { id: _id }
  return [`pages/${language}/${key}.yaml`, writeYaml({ ...id, ...fields })]
}

function row(table: Table, document: SeedDocument, pages: PageIndex): Record<string, unknown> {
  const language = isLocale(document['language']) ? document['language'] : undefined
  const fields = writtenFields(documentShape(table.type), document, { language, isPage: false, pages })
  const key = keyOfId(table.type, document._id)
  return table.isSingle || key === ownKey(table.type, fields) ? fields : { key, ...fields }
}

/** Documents in the current order of their file; new ones follow by id. */
function inOrder(documents: readonly SeedDocument[], known: readonly string[]): SeedDocument[] {
  const places = new Map(known.map((id, index) => [id, index]))
  const place = ({ _id }: SeedDocument) => places.get(_id) ?? known.length
  return documents.toSorted((a, b) => place(a) - place(b) || (a._id < b._id ? -1 : 1))
}

/** The result of `write` for a document; an error names the document. */
function written<Result>(document: SeedDocument, write: () => Result): Result {
  try {
    return write()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${document._id} cannot be written to a file: ${reason}`, { cause: error })
  }
}

/**
 * The files of the lake's documents, by their names under `content/`.
 * @param known the ids of the documents in their current order in the files
 * @throws Error naming the document that cannot be expressed as a file
 */
export function filesOf(documents: readonly SeedDocument[], known: readonly string[]): Map<string, string> {
  const found = pagesOf(documents)
  const pages = indexPages([...routes, ...found.map(({ path }) => path)], found)
  const files = new Map<string, string>()
  for (const table of tables) {
    const rows = inOrder(documents, known)
      .filter(({ _type }) => _type === table.type)
      .map((document) => written(document, () => row(table, document, pages)))
    const [only] = rows
    if (!table.isSingle) files.set(`data/${table.file}.yaml`, writeYaml(rows))
    else if (only) files.set(`data/${table.file}.yaml`, writeYaml(only))
  }
  for (const document of documents.filter(({ _type }) => _type === 'page')) {
    files.set(...written(document, () => pageFile(document, pages)))
  }
  return files
}
