import { diffArrays } from 'diff'
import { type ChangedWords, diffWords } from '#studio/approvals/review/diff-words.ts'

/** What is read in one go: a heading, a paragraph, an entry of a list, a cell. */
export interface Line {
  /** 1 to 6 for a heading, else 0. */
  level: number
  text: string
}

/** Of a node of a document, what reading its words needs. */
export interface Readable {
  nodeName: string
  nodeValue: string | null
  childNodes: Iterable<Readable>
}

/** What is no words: of the browser, drawn, or twice there. The title of the page is some. */
const wordless = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'SVG', 'NOSCRIPT', 'SELECT', 'DATALIST'])

/** What stands within a line. */
const inline = new Set(
  `A ABBR B BDI BDO BUTTON CITE CODE DATA DEL DFN EM I INS KBD LABEL MARK OUTPUT Q S SAMP SMALL SPAN STRONG SUB SUP TIME
  U VAR`.split(/\s+/),
)

/** The words of a page, in the order in which they are read. */
export function linesOf(root: Readable): Line[] {
  const lines: Line[] = []
  let [text, level] = ['', 0]
  const end = () => {
    const said = text.replaceAll(/\s+/g, ' ').trim()
    if (said !== '') lines.push({ level, text: said })
    text = ''
  }
  const visit = (node: Readable) => {
    const name = node.nodeName.toUpperCase()
    if (name === '#TEXT') text += node.nodeValue ?? ''
    if (wordless.has(name)) return
    const isLine = !name.startsWith('#') && !inline.has(name)
    const heading = /^H([1-6])$/.exec(name)
    if (isLine) end()
    if (heading) level = Number(heading[1])
    for (const child of node.childNodes) visit(child)
    if (isLine) end()
    if (heading) level = 0
  }
  visit(root)
  end()
  return lines
}

/** The lines that differ, in order, each with what stayed, went and came in it. */
export function changedLines(before: readonly Line[], after: readonly Line[]): ChangedWords[][] {
  const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text)
  const changes: ChangedWords[][] = []
  let gone: string[] = []
  const drop = () => {
    changes.push(...gone.map((text): ChangedWords[] => [{ text, mark: 'removed' }]))
    gone = []
  }
  for (const { value, removed, added } of diffArrays(textsOf(before), textsOf(after))) {
    if (removed) gone = value
    else if (added) {
      for (const text of value) {
        const was = gone.shift()
        changes.push(was === undefined ? [{ text, mark: 'added' }] : diffWords(was, text))
      }
      drop()
    } else drop()
  }
  drop()
  return changes
}
