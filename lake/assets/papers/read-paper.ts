import { eld } from 'eld/small'
import { getDocumentProxy } from 'unpdf'

/**
 * What was found in a PDF when it was stored; the Studio and the publish compare it with what the paper
 * claims.
 */
export interface Paper {
  pages: number
  title: string
  /** Two-letter language of its text; absent where detection is not certain. */
  language?: string
  /** What an editor has to fix, in sentences; empty for a sound paper. */
  faults: string[]
}

/** Leading pages read for language detection. */
const maxPagesRead = 5

/** Fewer letters than this are a cover or a stamp on a scan, not a text. */
const minTextLetters = 30

/** Language detection is unreliable below this many letters. */
const minLanguageLetters = 120

const unreadable = 'It cannot be opened: it is damaged. Export it again.'
const noText =
  'It holds no text that can be read, only pictures of pages. Export it from the program it was written in.'
const noTitle = 'It has no title. Write one into the document’s properties and export it again.'

/** The text of the first pages, as PDF viewers extract it. */
async function wordsOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<string> {
  const texts: string[] = []
  for (let number = 1; number <= Math.min(maxPagesRead, pdf.numPages); number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  return texts.join('\n')
}

/** The language of the text, when the library is confident. */
function languageOf(words: string): string | undefined {
  if ((words.match(/\p{L}/gu) ?? []).length < minLanguageLetters) return undefined
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
    const isText = (words.match(/\p{L}/gu) ?? []).length >= minTextLetters
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
