import type { Span, TextNode } from '#content/markdown/markdown.ts'
import { colours, type Doc, type Element, element, keep, sheet } from './sheet.ts'
import { drawTable, measureTable } from './table.ts'

const style = {
  2: { font: 'strong', size: 14, above: 12, below: 5 },
  3: { font: 'strong', size: 11, above: 6, below: 4 },
  body: { font: 'words', size: 10.5, below: 7 },
} as const

/** Words of one paragraph in the fonts of their marks, wrapped as one. */
function drawSpans(doc: Doc, spans: readonly Span[], x: number, width: number): void {
  const { size } = style.body
  doc.fontSize(size).fillColor(colours.ink)
  for (const [index, span] of spans.entries()) {
    doc.font(span.marks.includes('strong') ? 'strong' : 'words')
    const options = { width, lineGap: 2.6, continued: index < spans.length - 1 }
    if (index === 0) doc.text(span.text, x, doc.y, options)
    else doc.text(span.text, options)
  }
  doc.x = sheet.left
}

const plain = (spans: readonly Span[]): string => spans.map((span) => span.text).join('')

function drawItems(doc: Doc, parent: Element, items: readonly (TextNode & { kind: 'item' })[]): void {
  const list = doc.struct('L')
  parent.add(list)
  for (const [index, item] of items.entries()) {
    keep(doc, 30)
    const entry = doc.struct('LI')
    list.add(entry)
    const label = item.list === 'bullet' ? '•' : `${index + 1}.`
    const top = doc.y
    entry.add(
      element(doc, 'Lbl', () => {
        doc.font('words').fontSize(style.body.size).fillColor(colours.ink)
        doc.text(label, sheet.left, top, { lineBreak: false })
      }),
    )
    doc.y = top
    entry.add(element(doc, 'LBody', () => drawSpans(doc, item.spans, sheet.left + 16, sheet.column - 16)))
    entry.end()
    doc.y += 3
  }
  list.end()
  doc.y += style.body.below - 3
}

/** Draws a parsed text below the current position, with its structure under `parent`. */
export function drawBody(doc: Doc, parent: Element, nodes: readonly TextNode[]): void {
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at]
    if (!node) continue
    if (node.kind === 'table') drawTable(doc, parent, node.head, node.rows)
    else if (node.kind === 'heading') {
      const { font, size, above, below } = style[node.level]
      const next = nodes[at + 1]
      const follows = next?.kind === 'table' ? measureTable(doc, next.head, next.rows).height : 60
      keep(doc, above + size + 16 + follows)
      doc.y += above
      parent.add(
        element(doc, `H${node.level}`, () => {
          doc.font(font).fontSize(size).fillColor(colours.ink)
          doc.text(plain(node.spans), sheet.left, doc.y, { width: sheet.column, lineGap: 1 })
        }),
      )
      doc.y += below
    } else if (node.kind === 'item') {
      const items = []
      for (let next = nodes[at]; next?.kind === 'item' && next.list === node.list; next = nodes[at]) {
        items.push(next)
        at += 1
      }
      at -= 1
      drawItems(doc, parent, items)
    } else {
      keep(doc, 32)
      parent.add(element(doc, 'P', () => drawSpans(doc, node.spans, sheet.left, sheet.column)))
      doc.y += style.body.below
    }
  }
}
