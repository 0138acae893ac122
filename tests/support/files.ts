import PdfKit from 'pdfkit'
import sharp from 'sharp'

/** A small PDF with these words; different words, different bytes. */
export function samplePdf(text: string, change?: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PdfKit({ info: { Title: text } })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    document.text(text)
    change?.(document)
    document.end()
  })
}

/** A plain picture of one colour. */
export function samplePicture(
  format: 'png' | 'jpeg' | 'webp',
  { width = 60, height = 40, background = '#c83c28' } = {},
): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background } })
  return picture.toFormat(format).toBuffer()
}
