import { eld } from 'eld/small'
import { getDocumentProxy } from 'unpdf'

/** What was found in a PDF when it was stored; `schemas` and the publish hold it against what the paper claims. */
export interface Paper {
  pages: number
  title: string
  /** Two letters of the language its words are in; absent where the words do not tell. */
  language?: string
  /** What an editor has to mend, in sentences; empty for a sound paper. */
  faults: string[]
}

/** Pages that are read for the language; a paper tells it on its first ones. */
const pagesRead = 5

/** Fewer letters than this are a cover or a stamp over a scan, not a text. */
const lettersOfText = 30

/** Fewer letters than this may be in any language. */
const lettersToTell = 120

const unreadable = 'It cannot be opened: it is damaged. Export it again.'
const noText =
  'It holds no text that can be read, only pictures of pages. Export it from the program it was written in.'
const noTitle = 'It has no title. Write one into the document’s properties and export it again.'

/** The words of the first pages, as a reader's program finds them. */
async function wordsOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<string> {
  const texts: string[] = []
  for (let number = 1; number <= Math.min(pagesRead, pdf.numPages); number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  return texts.join('\n')
}

/** The language of the words, when the library is sure of it. */
function languageOf(words: string): string | undefined {
  if ((words.match(/\p{L}/gu) ?? []).length < lettersToTell) return undefined
  const found = eld.detect(words.replaceAll('\u00a0', ' '))
  return found.isReliable() ? found.language : undefined
}

/**
 * Reads a PDF as readers and their screen readers will: whether it opens, has text, a title and which language its
 * words are in (record 21). A file that does not open is a finding, not an error.
 */
export async function readPaper(bytes: Uint8Array): Promise<Paper> {
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>
  try {
    pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  } catch {
    return { pages: 0, title: '', faults: [unreadable] }
  }
  try {
    const { info } = await pdf.getMetadata()
    const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : ''
    const words = await wordsOf(pdf)
    const isText = (words.match(/\p{L}/gu) ?? []).length >= lettersOfText
    const language = languageOf(words)
    return {
      pages: pdf.numPages,
      title: title.slice(0, 500),
      ...(language !== undefined && { language }),
      faults: [...(isText ? [] : [noText]), ...(title === '' ? [noTitle] : [])],
    }
  } catch {
    return { pages: pdf.numPages, title: '', faults: [unreadable] }
  } finally {
    await pdf.loadingTask.destroy()
  }
}
