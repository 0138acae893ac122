import type { SeedDocument } from './seed-document.ts'
import { loadContent, tellProblems } from './yaml/load.ts'

/** All of `content/data/` and `content/pages/`, in the form the lake stores. */
export const content = loadContent()

/**
 * The documents of the files.
 * @throws Error naming file and field of everything that cannot be stored
 */
export function contentDocuments(): SeedDocument[] {
  if (content.problems.length > 0) throw new Error(tellProblems(content.problems))
  return content.loaded.map(({ document }) => document)
}

/**
 * The document with this id.
 * @throws Error when the files have none, or when a file is invalid
 */
export function documentOf(id: string): SeedDocument {
  const found = content.loaded.find(({ document }) => document._id === id)
  if (found) return found.document
  throw new Error(`content/ has no document ${id}. ${tellProblems(content.problems)}`)
}
