import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '#content/markdown/markdown.ts'
import { type PaperEntry, papers } from '#content/legal/paper-table.ts'
import { paperText } from '#content/legal/paper-text.ts'
import { type Edition, paperFile } from '#content/legal/papers.ts'
import { riskSentences } from '#content/risk/risk-warning.ts'
import type { Locale } from '#locales/table.ts'
import { fontsFor } from './fonts.ts'
import { fillFacts } from './paper.ts'
import { readPdf } from './read-pdf.ts'

interface Case {
  name: string
  paper: PaperEntry
  language: Locale
  edition: Edition
}

const casesOf = (paper: PaperEntry, edition: Edition): Case[] =>
  paper.languages.map((language) => ({
    name: `${paper.slug} ${language} ${edition}`,
    paper,
    language,
    edition,
  }))

const cases = papers.flatMap((paper) => [
  ...casesOf(paper, 'current'),
  ...(paper.earlier ? casesOf(paper, 'earlier') : []),
])

const countOf = (kind: string) => papers.filter((paper) => paper.kind === kind).length

it('are the thirty-nine of requirements D7', () => {
  expect(papers).toHaveLength(39)
  expect(['policy', 'kid', 'execution-quality', 'top-venues', 'quarterly', 'capital'].map(countOf)).toEqual([
    7, 3, 8, 8, 4, 9,
  ])
  expect(new Set(papers.map(({ slug }) => slug)).size).toBe(39)
})

const squeezed = (text: string) => text.replace(/\s/g, '')

describe.each(cases)('the paper $name', async ({ paper, language, edition }) => {
  const { filename, bytes } = await paperFile(paper, language, edition)
  const pdf = await readPdf(bytes)
  const markdown = fillFacts(language, await paperText(paper, language, edition))
  const label = (edition === 'earlier' ? paper.earlier : paper)?.versionLabel ?? ''

  it('is a PDF of two to five pages with its version and language in its name', () => {
    expect(bytes.toString('latin1', 0, 8)).toBe('%PDF-1.7')
    expect(filename).toBe(`${paper.slug}-${label}-${language}.pdf`)
    expect(pdf.pages).toBeGreaterThanOrEqual(2)
    expect(pdf.pages).toBeLessThanOrEqual(5)
  })

  it('says on every page that it is a sample, if it is of the archive', () => {
    expect(pdf.furniture).toHaveLength(pdf.pages)
    const marked = pdf.furniture.filter((words) => words.includes('SAMPLE'))
    expect(marked).toHaveLength(paper.report ? pdf.pages : 0)
  })

  it('is tagged, titled and in its language', () => {
    expect(pdf.language).toBe(language)
    expect(pdf.isAccessible).toBe(true)
    expect(bytes.toString('utf8')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf.title).toBe(paper.title[language])
  })

  it('has the structure of its text', () => {
    const nodes = parseMarkdown(markdown)
    const count = (kind: string) => nodes.filter((node) => node.kind === kind).length
    const headings = nodes.filter((node) => node.kind === 'heading')
    expect(pdf.structure['Document']).toBe(pdf.pages)
    expect(pdf.structure['H1']).toBe(1)
    expect((pdf.structure['H2'] ?? 0) + (pdf.structure['H3'] ?? 0)).toBe(headings.length)
    expect(pdf.structure['Table'] ?? 0).toBe(count('table'))
    // An item may go on overleaf, its label cannot.
    expect(pdf.structure['Lbl'] ?? 0).toBe(count('item'))
    const tables = nodes.filter((node) => node.kind === 'table')
    expect(pdf.structure['TH'] ?? 0).toBe(tables.reduce((sum, { head }) => sum + head.length, 0))
  })

  it('can be read aloud: title, warning with its figure, and the whole text in order', () => {
    const read = squeezed(pdf.text)
    expect(read).not.toContain('\uFFFD')
    const parts = [
      paper.title[language] ?? 'no title',
      riskSentences(language, 'B').join(' '),
      ...parseMarkdown(markdown).flatMap((node) =>
        node.kind === 'table'
          ? [...node.head, ...node.rows.flat()]
          : [node.spans.map((span) => span.text).join('')],
      ),
    ]
    let at = 0
    for (const part of parts) {
      const found = read.indexOf(squeezed(part), at)
      expect(found, part).toBeGreaterThanOrEqual(0)
      at = found
    }
  })

  it('has the same bytes when it is made again', async () => {
    expect((await paperFile(paper, language, edition)).bytes.equals(bytes)).toBe(true)
  })
})

describe('fonts and tokens', () => {
  it('hold the letters of all three languages, and say which they lack', async () => {
    await expect(fontsFor('ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜ„“”’−€·•')).resolves.toHaveProperty('words')
    await expect(fontsFor('漢')).rejects.toThrow(/lacks 漢/)
  })

  it('let no token through', () => {
    expect(fillFacts('en', '{firmName}')).not.toContain('{')
    expect(() => fillFacts('en', 'for {somebody}')).toThrow(/\{somebody\}/)
  })
})
