import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'
import type { Block } from './summary.ts'

const fonts = {
  words: import.meta.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
}

/** Points. */
const margin = 56
const label = 120

const sizes = { title: 18, heading: 13, part: 11, text: 10, code: 8 } as const

/** The summary as a PDF of A4 pages; pictures by their paths in the pack. */
export async function summaryPdf(
  blocks: readonly Block[],
  pictures: ReadonlyMap<string, Uint8Array>,
  madeAt: Date,
): Promise<Buffer> {
  const [words, strong] = await Promise.all(
    [fonts.words, fonts.strong].map(async (file) => readFile(fileURLToPath(file))),
  )
  const title = blocks.find((one) => one.kind === 'title')
  const pdf = new Pdf({
    size: 'A4',
    margin,
    lang: 'en',
    info: { Title: title?.kind === 'title' ? title.text : 'Evidence pack', CreationDate: madeAt },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => {
    pdf.on('end', resolve)
  })
  if (words === undefined || strong === undefined) throw new Error('the fonts of the summary are missing')
  pdf.registerFont('words', words).registerFont('strong', strong)
  const width = pdf.page.width - 2 * margin
  for (const block of blocks) {
    pdf.font('words').fontSize(10).fillColor('#1b1b1f')
    if (block.kind === 'facts') {
      for (const [name, value] of block.rows) {
        const height = pdf.heightOfString(value, { width: width - label })
        if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
        const top = pdf.y
        pdf.fillColor('#55555f').text(name, margin, top, { width: label - 8 })
        pdf.fillColor('#1b1b1f').text(value, margin + label, top, { width: width - label })
        pdf.x = margin
        pdf.moveDown(0.3)
      }
      continue
    }
    if (block.kind === 'picture') {
      const bytes = pictures.get(block.path)
      if (bytes === undefined) continue
      pdf.addPage()
      const most: [number, number] = [width, pdf.page.height - 2 * margin - 30]
      pdf.image(Buffer.from(bytes), margin, margin, { fit: most })
      pdf.text(block.words, margin, pdf.page.height - margin - 20, { width, lineBreak: false })
      pdf.addPage()
      continue
    }
    const isHeading = block.kind === 'title' || block.kind === 'heading' || block.kind === 'part'
    if (isHeading && pdf.y > pdf.page.height - margin - 90) pdf.addPage()
    if (isHeading) pdf.moveDown(block.kind === 'part' ? 0.5 : 1)
    pdf
      .font(isHeading ? 'strong' : 'words')
      .fontSize(sizes[block.kind])
      .text(block.text, margin, pdf.y, { width })
    pdf.moveDown(0.4)
  }
  pdf.end()
  await done
  return Buffer.concat(chunks)
}
