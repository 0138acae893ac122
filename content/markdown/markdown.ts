/** A run of words with one set of marks; `href` makes it a link. */
export interface Span {
  text: string
  marks: readonly ('strong' | 'em')[]
  href?: string
}

/** One paragraph-like piece of a text, in reading order. */
export type TextNode =
  | { kind: 'heading'; level: 2 | 3; spans: readonly Span[] }
  | { kind: 'paragraph' | 'quote'; spans: readonly Span[] }
  | { kind: 'item'; list: 'bullet' | 'number'; level: number; spans: readonly Span[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }

const inline =
  /\*\*\*(?<both>[^*]+)\*\*\*|\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g

/** Where escaped characters stand while a text is read: in a part of Unicode that texts do not use. */
const privateUse = 0xe000

const hideEscapes = (source: string): string =>
  source.replace(/\\([\s!-/:-@[-`{-~])/g, (_, sign: string) =>
    String.fromCharCode(privateUse + sign.charCodeAt(0)),
  )

const showEscapes = (text: string): string =>
  text.replace(/[\ue000-\ue07f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - privateUse))

type Mark = Span['marks'][number]

function readSpans(line: string, marks: readonly Mark[], href: string | undefined): Span[] {
  const spans: Span[] = []
  const plain = (text: string) => {
    if (text !== '') spans.push({ text: showEscapes(text), marks, ...(href === undefined ? {} : { href }) })
  }
  let end = 0
  for (const match of line.matchAll(inline)) {
    plain(line.slice(end, match.index))
    const { both, strong, em, label, href: target } = match.groups ?? {}
    if (label !== undefined && target !== undefined)
      spans.push(...readSpans(label, marks, showEscapes(target)))
    else if (both !== undefined) spans.push(...readSpans(both, [...marks, 'strong', 'em'], href))
    else if (strong !== undefined) spans.push(...readSpans(strong, [...marks, 'strong'], href))
    else if (em !== undefined) spans.push(...readSpans(em, [...marks, 'em'], href))
    end = match.index + match[0].length
  }
  plain(line.slice(end))
  return spans
}

/** Splits a line into spans: `**strong**`, `*emphasis*` and `[label](address)`; a backslash takes a sign as it is. */
export const parseSpans = (line: string): Span[] => readSpans(hideEscapes(line), [], undefined)

const cells = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => showEscapes(cell.trim()))

function parseTable(lines: readonly string[]): TextNode {
  const [head, rule, ...rows] = lines
  if (head === undefined || rule === undefined || !/^[|\s:-]+$/.test(rule)) {
    throw new Error(`A table needs a head and a rule below it: ${lines[0]}`)
  }
  const columns = cells(head)
  return {
    kind: 'table',
    head: columns,
    rows: rows.map((row) => {
      const values = cells(row)
      if (values.length !== columns.length) throw new Error(`A row has another width than its head: ${row}`)
      return values
    }),
  }
}

function parseBlock(raw: readonly string[]): TextNode[] {
  const lines = raw.map((line) => line.trim())
  const first = lines[0] ?? ''
  if (first.startsWith('|')) return [parseTable(lines)]
  const heading = /^(##|###) (.+)$/.exec(first)
  if (heading) {
    const level = heading[1] === '##' ? 2 : 3
    const rest = raw.slice(1)
    return [
      { kind: 'heading', level, spans: parseSpans(heading[2] ?? '') },
      ...(rest.length > 0 ? parseBlock(rest) : []),
    ]
  }
  if (/^(- |\d+\. )/.test(first)) return parseItems(raw)
  if (first.startsWith('> ')) {
    return [{ kind: 'quote', spans: parseSpans(lines.map((line) => line.replace(/^> /, '')).join(' ')) }]
  }
  return [{ kind: 'paragraph', spans: parseSpans(lines.join(' ')) }]
}

const indentOf = (line: string): number => line.length - line.trimStart().length

/** Two spaces make a list inside the item above; a line that does not open an item belongs to that item. */
function parseItems(lines: readonly string[]): TextNode[] {
  const items: { list: 'bullet' | 'number'; level: number; text: string }[] = []
  const outer = indentOf(lines[0] ?? '')
  for (const line of lines) {
    const open = /^\s*(?<sign>- |\d+\. )(?<text>.+)$/.exec(line)
    const last = items.at(-1)
    if (open) {
      const { sign, text = '' } = open.groups ?? {}
      const level = 1 + Math.max(0, Math.floor((indentOf(line) - outer) / 2))
      items.push({ list: sign === '- ' ? 'bullet' : 'number', level, text })
    } else if (last) last.text += ` ${line.trim()}`
  }
  return items.map(({ list, level, text }) => ({ kind: 'item', list, level, spans: parseSpans(text) }))
}

/**
 * Reads the small part of Markdown our texts use: `##`, `###`, paragraphs, quotes, lists and
 * tables. Blank lines separate; line ends inside a paragraph are spaces.
 * @throws when a table is malformed, so that a slip of the writer shows at once
 */
export function parseMarkdown(source: string): TextNode[] {
  return hideEscapes(source.trim())
    .split(/\n\s*\n/)
    .flatMap((block) => parseBlock(block.split('\n')))
}
