import { getDocumentProxy } from 'unpdf'
import { z } from 'zod'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Pdf['getPage']>>

/** What the tests check in a finished paper. */
export interface ReadPdf {
  title: string
  language: string
  /** Tagged, with a structure tree, and shown under its title instead of its file name. */
  isAccessible: boolean
  /** Structure types with how often each occurs, `{ P: 31, H2: 11 }`; an element over two pages counts on both. */
  structure: Record<string, number>
  pages: number
  /** The text in the order of the content, artifacts left out. */
  text: string
  /** What is drawn but not read aloud, page by page: running feet, marks. */
  furniture: readonly string[]
}

const factsSchema = z.object({
  info: z.object({ Title: z.string(), Language: z.string() }),
  hasStructTree: z.boolean(),
  marks: z.object({ Marked: z.boolean() }),
  preferences: z.object({ DisplayDocTitle: z.boolean() }),
})

interface StructureNode {
  role: string
  children: readonly unknown[]
}

const isNode = (value: unknown): value is StructureNode =>
  typeof value === 'object' && value !== null && 'role' in value && 'children' in value

/** Counts elements with content on this page: its tree also names those of a list's other pages. */
const countRoles = (node: StructureNode, counts: Record<string, number>): boolean => {
  const hasContent = node.children
    .map((child) => (isNode(child) ? countRoles(child, counts) : true))
    .includes(true)
  if (hasContent) counts[node.role] = (counts[node.role] ?? 0) + 1
  return hasContent
}

/** pdf.js names the tag, its types do not. */
const tagOf = (item: object): string => ('tag' in item && typeof item.tag === 'string' ? item.tag : '')

/** The words of a page that are read aloud, and those marked as artifacts. */
const wordsOf = async (page: Page): Promise<{ read: string; artifact: string }> => {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const words = { read: '', artifact: '' }
  const tags: string[] = []
  for (const item of items) {
    if ('str' in item) words[tags.includes('Artifact') ? 'artifact' : 'read'] += item.str
    else if (item.type === 'endMarkedContent') tags.pop()
    else tags.push(tagOf(item))
  }
  return words
}

/** Reads a finished PDF as a screen reader finds it. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 })
  try {
    const facts = factsSchema.parse({
      ...(await pdf.getMetadata()),
      marks: await pdf.getMarkInfo(),
      preferences: await pdf.getViewerPreferences(),
    })
    const structure: Record<string, number> = {}
    const words = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const tree: unknown = await page.getStructTree()
      if (isNode(tree)) countRoles(tree, structure)
      words.push(await wordsOf(page))
    }
    return {
      title: facts.info.Title,
      language: facts.info.Language,
      isAccessible: facts.hasStructTree && facts.marks.Marked && facts.preferences.DisplayDocTitle,
      structure,
      pages: pdf.numPages,
      text: words.map(({ read }) => read).join(''),
      furniture: words.map(({ artifact }) => artifact),
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
}
