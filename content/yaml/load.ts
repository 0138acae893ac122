import type { SeedDocument } from '#content/seed-document.ts'
import { routes } from '#content/routes.ts'
import { localeIds } from '#locales/table.ts'
import { type FoundPage, indexPages, pageKey, type PageIndex } from './place.ts'
import { contentFolder, type Problem, readFiles, type Written } from './read-files.ts'
import { documentShape } from './shape.ts'
import { storedFields } from './to-stored.ts'

/** A document of the content with its file. */
export interface Loaded {
  file: string
  document: SeedDocument
}

/** All of the content in YAML, and what cannot be stored. */
export interface LoadedContent {
  loaded: Loaded[]
  problems: Problem[]
  pages: PageIndex
}

const pagesOf = (written: readonly Written[]): FoundPage[] =>
  written.flatMap(({ id, language, fields }) =>
    language === undefined ? [] : [{ id, language, path: String(fields['path']) }],
  )

function load({ file, type, id, language, fields }: Written, pages: PageIndex): Loaded {
  const place = { language, isPage: type === 'page', pages }
  return { file, document: { _id: id, _type: type, ...storedFields(documentShape(type), fields, place) } }
}

const order = ({ language }: SeedDocument): number => localeIds.findIndex((id) => id === language)

/** Reads the files of a folder, by default `content/`, into documents as they are stored. */
export function loadContent(folder: URL = contentFolder): LoadedContent {
  const { written, problems } = readFiles(folder)
  const found = pagesOf(written)
  const pages = indexPages([...routes, ...found.map(({ path }) => path)], found)
  const loaded: Loaded[] = []
  for (const one of written) {
    if (one.type === 'page' && pageKey(String(one.fields['path'])) !== one.key) {
      problems.push({
        file: one.file,
        field: 'path',
        message: `the path belongs in the file ${pageKey(String(one.fields['path']))}.yaml`,
      })
    }
    try {
      loaded.push(load(one, pages))
    } catch (error) {
      problems.push({
        file: one.file,
        field: one.table?.isSingle === false ? `[${one.key}]` : '',
        message: error instanceof Error ? error.message : String(error),
      })
    }
  }
  return { loaded: loaded.toSorted((a, b) => order(a.document) - order(b.document)), problems, pages }
}

/** One line per problem: file, field, what is wrong. */
export const tellProblems = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, field, message }) => `content/${file}${field === '' ? '' : `: ${field}`}: ${message}`)
    .join('\n')
