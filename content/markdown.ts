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
  | { kind: 'item'; list: 'bullet' | 'number'; spans: readonly Span[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }

const inline = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g

/** Splits a line into spans: `**strong**`, `*emphasis*` and `[label](address)`; no nesting. */
export function parseSpans(line: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of line.matchAll(inline)) {
    if (match.index > end) spans.push({ text: line.slice(end, match.index), marks: [] })
    const { strong, em, label, href } = match.groups ?? {}
    if (label !== undefined && href !== undefined) spans.push({ text: label, marks: [], href })
    else if (strong !== undefined) spans.push({ text: strong, marks: ['strong'] })
    else if (em !== undefined) spans.push({ text: em, marks: ['em'] })
    end = match.index + match[0].length
  }
  if (end < line.length) spans.push({ text: line.slice(end), marks: [] })
  return spans
}

const cells = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

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

function parseBlock(lines: readonly string[]): TextNode[] {
  const first = lines[0] ?? ''
  if (first.startsWith('|')) return [parseTable(lines)]
  const heading = /^(##|###) (.+)$/.exec(first)
  if (heading) {
    const level = heading[1] === '##' ? 2 : 3
    const rest = lines.slice(1)
    return [
      { kind: 'heading', level, spans: parseSpans(heading[2] ?? '') },
      ...(rest.length > 0 ? parseBlock(rest) : []),
    ]
  }
  if (/^(- |\d+\. )/.test(first)) return parseItems(lines)
  if (first.startsWith('> ')) {
    return [{ kind: 'quote', spans: parseSpans(lines.map((line) => line.replace(/^> /, '')).join(' ')) }]
  }
  return [{ kind: 'paragraph', spans: parseSpans(lines.join(' ')) }]
}

/** A line that does not open an item belongs to the item above it. */
function parseItems(lines: readonly string[]): TextNode[] {
  const items: { list: 'bullet' | 'number'; text: string }[] = []
  for (const line of lines) {
    const open = /^(?<bullet>- )?(?:\d+\. )?(?<text>.+)$/.exec(line)
    const last = items.at(-1)
    if (/^(- |\d+\. )/.test(line)) {
      items.push({ list: open?.groups?.['bullet'] ? 'bullet' : 'number', text: open?.groups?.['text'] ?? '' })
    } else if (last) last.text += ` ${line}`
  }
  return items.map(({ list, text }) => ({ kind: 'item', list, spans: parseSpans(text) }))
}

/**
 * Reads the small part of Markdown our texts use: `##`, `###`, paragraphs, quotes, lists of one level and
 * tables. Blank lines separate; line ends inside a paragraph are spaces.
 * @throws when a table is malformed, so that a slip of the writer shows at once
 */
export function parseMarkdown(source: string): TextNode[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .flatMap((block) => parseBlock(block.split('\n').map((line) => line.trim())))
}
