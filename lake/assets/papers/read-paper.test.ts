import { deflateSync } from 'node:zlib'
import PdfKit from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { samplePicture } from '#tests/support/files.ts'
import { judgePaper } from './judge-paper.ts'
import { readPaper } from './read-paper.ts'

interface Written {
  title?: string
  text?: string
  picture?: Buffer
}

/** A PDF as another program would write it. */
const pdf = ({ title, text, picture }: Written): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const document = new PdfKit({ info: title === undefined ? {} : { Title: title } })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    if (text !== undefined) document.text(text)
    if (picture !== undefined) document.image(picture)
    document.end()
  })

const german =
  'Diese Leitlinie beschreibt, welchen Hebel wir Kundinnen und Kunden gewähren, wann wir ihn senken und was geschieht, wenn die hinterlegte Sicherheit aufgebraucht ist. Sie gilt für alle Konten von Kleinanlegern.'
const polish =
  'Niniejsza polityka opisuje, jaką dźwignię przyznajemy klientom, kiedy ją obniżamy i co się dzieje, gdy depozyt zabezpieczający zostanie wyczerpany. Dotyczy wszystkich rachunków klientow detalicznych.'

describe('readPaper', () => {
  it.each([
    ['de', german],
    ['pl', polish],
  ])('tells the language of the words: %s', async (language, text) => {
    expect(await readPaper(await pdf({ title: 'Leverage', text }))).toEqual({
      pages: 1,
      title: 'Leverage',
      language,
      faults: [],
    })
  })

  it('leaves the language open where few words stand', async () => {
    const paper = await readPaper(
      await pdf({ title: 'KID', text: 'Key information document, currency pairs, 2026' }),
    )
    expect(paper).toEqual({ pages: 1, title: 'KID', faults: [] })
  })

  it('finds that a title is missing', async () => {
    const { faults } = await readPaper(await pdf({ text: german }))
    expect(faults).toEqual([expect.stringMatching(/^It has no title\./)])
  })

  it('finds that there are only pictures of pages', async () => {
    const picture = await samplePicture('png', { width: 200, height: 200 })
    const { faults } = await readPaper(await pdf({ title: 'Scan', picture }))
    expect(faults).toEqual([expect.stringMatching(/^It holds no text/)])
  })

  it('finds that a file does not open', async () => {
    const whole = await pdf({ title: 'Cut', text: german })
    const { faults } = await readPaper(whole.subarray(0, 40))
    expect(faults).toEqual([expect.stringMatching(/^It cannot be opened/)])
  })
})

describe('judgePaper', () => {
  it('reads the same in a thread of its own, one after the other', async () => {
    const files = await Promise.all([german, polish].map((text) => pdf({ title: 'Two', text })))
    const papers = await Promise.all(files.map((file) => judgePaper(file)))
    expect(papers).toMatchObject([{ paper: { language: 'de' } }, { paper: { language: 'pl' } }])
  })

  it('gives up on a file that takes too long, and reads the next one', async () => {
    const file = await pdf({ title: 'Slow', text: german.repeat(200) })
    expect(await judgePaper(file, 0)).toEqual({ refusal: expect.stringMatching(/could not be read within/) })
    expect(await judgePaper(file)).toMatchObject({ paper: { language: 'de' } })
  })

  it('refuses a file that unpacks to more than a paper holds, and stays small', async () => {
    const packed = deflateSync(Buffer.alloc(400 * 1024 * 1024)).toString('latin1')
    const stream = `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj`
    const before = process.memoryUsage.rss()
    const judged = await judgePaper(Buffer.from(`%PDF-1.7\n${stream}\n%%EOF`, 'latin1'))
    expect(judged).toEqual({ refusal: expect.stringMatching(/packed in an unusual way/) })
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024)
  })
})
