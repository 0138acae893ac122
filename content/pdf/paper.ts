import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import { entity } from '#content/entity.ts'
import { fillTokens } from '#common/fill.ts'
import { parseMarkdown } from '#content/markdown/markdown.ts'
import { riskSentences, riskWarning } from '#content/risk/risk-warning.ts'
import { siteSettings } from '#content/site-settings.ts'
import { typeset } from '#content/typography.ts'
import { paper as labels } from '#locales/paper.gen.ts'
import { type Locale, locales } from '#locales/table.ts'
import { drawBody } from './body.ts'
import { drawCover } from './cover.ts'
import { fontsFor } from './fonts.ts'
import { artifact, colours, type Doc, sheet } from './sheet.ts'

export interface Paper {
  language: Locale
  title: string
  subject: string
  versionLabel: string
  /** ISO date; also the date the file claims to be from, so that its bytes never change by themselves. */
  effectiveFrom: string
  markdown: string
  /** Whether the word SAMPLE stands on every page, as on the reports of the archive. */
  isMarkedOnEveryPage?: boolean
}

const written = (language: Locale, date: string): string =>
  new Intl.DateTimeFormat(locales[language].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )

/** The firm's facts in a text, by token. @throws on a token nobody fills, so that none reaches a reader */
export function fillFacts(language: Locale, text: string): string {
  const inLanguage = (words: typeof entity.address) => words.find((item) => item.language === language)?.value
  const values: Record<string, string | undefined> = {
    firmName: entity.firmName,
    licenceNumber: entity.licenceNumber,
    address: inLanguage(entity.address)?.replaceAll('\n', ', '),
    regulatorName: inLanguage(entity.regulatorName),
  }
  return fillTokens(text, values, (token) => {
    throw new Error(`Nothing fills the token ${token}.`)
  })
}

const pageNumber = (language: Locale, page: number, count: number): string =>
  fillTokens(labels[language].page, { page: String(page), count: String(count) })

/** Draws what stands on every page: the foot with its number and, if asked for, the mark of a sample. */
function drawFeet(doc: Doc, language: Locale, foot: string, mark: string | undefined): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    // The foot stands in the margin, where text would otherwise begin a page.
    doc.page.margins.bottom = 0
    artifact(doc, 'Pagination', () => {
      doc.font('words').fontSize(8.5).fillColor(colours.quiet)
      const y = sheet.height - 46
      const number = pageNumber(language, page - start + 1, count)
      doc.text(foot, sheet.left, y, { lineBreak: false })
      doc.text(number, sheet.width - sheet.right - doc.widthOfString(number), y, { lineBreak: false })
      if (mark === undefined) return
      doc.page.margins.top = 0
      doc.font('strong').fontSize(11).fillColor(colours.caution)
      doc.text(mark, sheet.width - sheet.right - doc.widthOfString(mark), 30, { lineBreak: false })
    })
  }
}

/** The PDF of a paper: tagged, titled, in its language, with the same bytes for the same words. */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  const { language, title, subject, versionLabel, effectiveFrom } = paper
  const words = labels[language]
  const dated = `${words.version} ${versionLabel}, ${words.effectiveFrom} ${written(language, effectiveFrom)}`
  const cover = {
    brand: siteSettings.brandName,
    title,
    facts: [dated, words.sample],
    warning: {
      label: words.riskWarning,
      figure: new Intl.NumberFormat(locales[language].intl, {
        style: 'percent',
        maximumFractionDigits: 2,
      }).format(riskWarning.lossPercentage / 100),
      sentences: riskSentences(language, 'B'),
      note: fillTokens(words.figureFor, {
        from: written(language, riskWarning.periodFrom),
        to: written(language, riskWarning.periodTo),
      }),
    },
  }
  const text = typeset(language, fillFacts(language, paper.markdown))
  const foot = `${title} · ${dated}`
  const mark = paper.isMarkedOnEveryPage ? words.mark : undefined
  const fonts = await fontsFor(
    `${JSON.stringify(cover)}${text}${foot}${words.mark}${pageNumber(language, 0, 0)}0123456789•·`,
  )
  const date = new Date(`${effectiveFrom}T00:00:00Z`)
  const doc = new Pdf({
    size: 'A4',
    margins: { top: sheet.top, bottom: sheet.bottom, left: sheet.left, right: sheet.right },
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: entity.firmName, Subject: subject, CreationDate: date, ModDate: date },
  })
  const file = buffer(doc)
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font)
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawCover(doc, root, cover)
  drawBody(doc, root, parseMarkdown(text))
  root.end()
  drawFeet(doc, language, foot, mark)
  doc.appendXML(
    '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
  )
  doc.end()
  return file
}
