import { artifact, colours, type Doc, type Element, element, keep, sheet } from './sheet.ts'

const size = 9.5
const gap = 10
const pad = 5
const lineGap = 1.5

interface Grid {
  columns: number[]
  rows: { cells: readonly string[]; height: number }[]
  height: number
}

/** Column widths by the longest word and the amount of text, so that figures stay narrow. */
function widths(doc: Doc, rows: readonly (readonly string[])[]): number[] {
  const shares = (rows[0] ?? []).map((_, column) => {
    const texts = rows.map((row) => row[column] ?? '')
    const longest = Math.max(
      ...texts.flatMap((text) => text.split(' ').map((word) => doc.widthOfString(word))),
    )
    const most = Math.max(...texts.map((text) => doc.widthOfString(text)))
    return { least: longest + gap, wish: Math.max(longest + gap, Math.min(most + gap, 190)) }
  })
  const least = shares.reduce((sum, share) => sum + share.least, 0)
  const wish = shares.reduce((sum, share) => sum + share.wish, 0)
  if (wish <= sheet.column) return shares.map((share) => (share.wish / wish) * sheet.column)
  const part = (sheet.column - least) / (wish - least)
  return shares.map((share) => share.least + (share.wish - share.least) * part)
}

/** The measures of a table, its head as the first row. */
export function measureTable(doc: Doc, head: readonly string[], body: readonly (readonly string[])[]): Grid {
  doc.font('strong').fontSize(size)
  const columns = widths(doc, [head, ...body])
  const rows = [head, ...body].map((cells, index) => {
    doc.font(index === 0 ? 'strong' : 'words').fontSize(size)
    const heights = cells.map((cell, column) =>
      doc.heightOfString(cell, { width: (columns[column] ?? 0) - gap, lineGap }),
    )
    return { cells, height: Math.max(...heights) + 2 * pad }
  })
  return { columns, rows, height: rows.reduce((sum, row) => sum + row.height, 0) }
}

/** Draws a table on one page, with a head of column headings and one structure element per row and cell. */
export function drawTable(
  doc: Doc,
  parent: Element,
  head: readonly string[],
  body: readonly (readonly string[])[],
): void {
  const grid = measureTable(doc, head, body)
  keep(doc, grid.height)
  const root = doc.struct('Table')
  parent.add(root)
  for (const [index, { cells, height }] of grid.rows.entries()) {
    const isHead = index === 0
    const top = doc.y
    const row = doc.struct('TR')
    root.add(row)
    let x: number = sheet.left
    for (const [column, cell] of cells.entries()) {
      const width = grid.columns[column] ?? 0
      const left = x
      const draw = () => {
        doc
          .font(isHead ? 'strong' : 'words')
          .fontSize(size)
          .fillColor(colours.ink)
        doc.text(cell, left, top + pad, { width: width - gap, lineGap })
      }
      row.add(isHead ? element(doc, 'TH', draw, 'Column') : element(doc, 'TD', draw))
      x += width
    }
    row.end()
    doc.x = sheet.left
    doc.y = top + height
    artifact(doc, 'Layout', () => {
      doc
        .moveTo(sheet.left, doc.y)
        .lineTo(sheet.left + sheet.column, doc.y)
        .lineWidth(isHead ? 1.2 : 0.6)
        .stroke(isHead ? colours.ink : colours.hair)
    })
  }
  root.end()
  doc.y += 12
}
