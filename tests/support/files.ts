import PdfKit from 'pdfkit'
import sharp from 'sharp'

/** Enough to be a text, too little to be in a language. */
const filling = 'A paper of the tests, one page long, without meaning.'

/** A small PDF with these words, titled and readable; different words, different bytes. */
export function samplePdf(text: string, change?: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PdfKit({ info: { Title: text } })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    document.text(text).text(filling)
    change?.(document)
    document.end()
  })
}

/** A plain picture of one colour. */
export function samplePicture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif',
  { width = 60, height = 40, background = '#c83c28' } = {},
): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background } })
  return picture.toFormat(format).toBuffer()
}

/** A drawing that would run a script where it is shown as a page. */
export const sampleDrawing = (size = 'width="80" height="50"'): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?>\n<!-- of the tests -->\n<svg xmlns="http://www.w3.org/2000/svg" ${size}><script>document.title = 'run'</script><rect width="9" height="9"/></svg>`,
  )
