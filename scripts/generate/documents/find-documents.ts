import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A document type as its schema and its file in `web/documents` name it. */
export interface FoundDocument {
  /** Type in the lake, and the export of both files: `faqEntry`. */
  type: string
  /** Name of both files: `faq-entry`. */
  file: string
  /** There is one document of it, whose id is its type. */
  isSingleton: boolean
  /** Blocks show it: a page reads it only when it has such a block. */
  isShared: boolean
  /** The site has a query for it; of the others the lake alone reads anything. */
  isRead: boolean
}

const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const schemasIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.gen.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))

const exportsConst = (text: string, name: string): boolean =>
  new RegExp(`^export const ${name}\\b`, 'm').test(text)

/**
 * The document types of a tree by name, one for each file of `schemas/documents` and `schemas/singletons`.
 * @throws a list of sentences when a file or an export is missing
 */
export const findDocuments = (root: string): FoundDocument[] => {
  const faults: string[] = []
  const textOf = (path: string, type: string): string => {
    const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
    if (!exportsConst(text, type)) faults.push(`${path} exports no “${type}”.`)
    return text
  }
  const documents = (['documents', 'singletons'] as const).flatMap((folder) =>
    schemasIn(root, `schemas/${folder}`).map((file) => {
      const type = camelCase(file)
      textOf(`schemas/${folder}/${file}.ts`, type)
      const text = textOf(`web/documents/${file}.ts`, type)
      const isShared = text.includes('= defineSharedDocument(')
      const isRead = text.includes('defineQuery(')
      return { type, file, isSingleton: folder === 'singletons', isShared, isRead }
    }),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return documents.toSorted((a, b) => a.type.localeCompare(b.type, 'en'))
}
