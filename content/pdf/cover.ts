import { artifact, colours, type Doc, type Element, element, sheet } from './sheet.ts'

/** What stands above the text of a paper. */
export interface Cover {
  brand: string
  title: string
  /** Version and date, then the mark of a sample: one line each. */
  facts: readonly string[]
  warning: { label: string; figure: string; sentences: readonly string[]; note: string }
}

function drawTitle(doc: Doc, parent: Element, { brand, title, facts }: Cover): void {
  artifact(doc, 'Layout', () => {
    doc.font('figures').fontSize(12).fillColor(colours.quiet).text(brand, sheet.left, sheet.top)
  })
  doc.y += 26
  parent.add(
    element(doc, 'H1', () => {
      doc.font('strong').fontSize(27).fillColor(colours.ink)
      doc.text(title, sheet.left, doc.y, { width: sheet.column, lineGap: 1 })
    }),
  )
  doc.y += 6
  for (const fact of facts) {
    parent.add(
      element(doc, 'P', () => {
        doc.font('words').fontSize(10.5).fillColor(colours.quiet)
        doc.text(fact, sheet.left, doc.y, { width: sheet.column, lineGap: 2 })
      }),
    )
  }
}

/** The warning in its box: the figure large for the eye, the mandated sentences whole for everybody. */
function drawWarning(doc: Doc, parent: Element, { warning }: Cover): void {
  const { label, figure, sentences, note } = warning
  const inset = 16
  const aside = 112
  const width = sheet.column - aside - 2 * inset
  const text = sentences.join(' ')
  const top = doc.y + 18
  const heights = [
    doc.font('strong').fontSize(11).heightOfString(label, { width, lineGap: 2 }),
    doc.font('words').fontSize(11).heightOfString(text, { width, lineGap: 2.6 }),
    doc.font('words').fontSize(9).heightOfString(note, { width, lineGap: 2 }),
  ]
  const height = heights.reduce((sum, part) => sum + part, 0) + 2 * inset + 10
  artifact(doc, 'Layout', () => {
    doc.rect(sheet.left, top, sheet.column, height).fill(colours.tint)
    doc.rect(sheet.left, top, 4, height).fill(colours.caution)
    doc.font('figures').fontSize(32).fillColor(colours.caution)
    doc.text(figure, sheet.left + inset, top + inset - 8, { lineBreak: false })
  })
  const x = sheet.left + inset + aside
  const box = doc.struct('Sect')
  parent.add(box)
  const line = (font: string, size: number, colour: string, words: string, y: number) => {
    box.add(
      element(doc, 'P', () => {
        doc
          .font(font)
          .fontSize(size)
          .fillColor(colour)
          .text(words, x, y, { width, lineGap: size > 10 ? 2.6 : 2 })
      }),
    )
  }
  line('strong', 11, colours.caution, label, top + inset)
  line('words', 11, colours.ink, text, doc.y + 3)
  line('words', 9, colours.quiet, note, doc.y + 4)
  box.end()
  doc.x = sheet.left
  doc.y = top + height + 14
}

export function drawCover(doc: Doc, parent: Element, cover: Cover): void {
  drawTitle(doc, parent, cover)
  drawWarning(doc, parent, cover)
}
