/** Measures and colours of a paper: A4 in points, the day palette of the site. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 64,
  right: 64,
  top: 60,
  bottom: 76,
  column: 595.28 - 128,
} as const

export const colours = {
  ink: '#0f2230',
  quiet: '#56646d',
  hair: '#d8cdb6',
  caution: '#a01552',
  tint: '#f9e4e6',
} as const

/** The part of a structure element the drawing functions need. */
export type Element = PDFKit.PDFStructureElement
export type Doc = PDFKit.PDFDocument

/** Draws something a screen reader must not read: rules, fills, running feet. */
export function artifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

/** Begins a page when less than `height` points are left on this one. */
export function keep(doc: Doc, height: number): void {
  if (doc.y + height > sheet.height - sheet.bottom) doc.addPage()
}

/** A structure element whose words `draw` sets; `scope` names what a table's heading stands over. */
export function element(doc: Doc, tag: string, draw: () => void, scope?: 'Column'): Element {
  const options: PDFKit.Mixins.StructureElementOptions & { scope?: string } = {}
  if (scope !== undefined) options.scope = scope
  return doc.struct(tag, options, draw)
}
