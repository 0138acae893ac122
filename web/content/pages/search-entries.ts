import 'server-only'
import { toPlainText } from '@portabletext/react'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { bindUnits } from '#web/lib/numbers/units.ts'
import type { Locale } from '#locales/table.ts'
import { entityTokens } from '#web/documents/entity.ts'
import { getLegalDocuments } from '#web/documents/legal-document.ts'
import { answerTo, defineRead } from '#web/content/lake/read.ts'
import { linkContext } from '#web/documents/site-settings.ts'
import { faqEntry, faqIn } from '#web/documents/faq-entry.ts'
import { glossaryIn, glossaryTerm } from '#web/documents/glossary-term.ts'
import { instrument, type Instrument, instrumentsIn } from '#web/documents/instrument.ts'
import { contentsTag, page } from '#web/documents/page.ts'
import { fillTokensIn } from '#web/content/values/tokens.ts'
import { ownTarget } from '#web/content/values/links.ts'
import { runOf, wordsIn } from './plan-words.ts'

/** An entry of the search index, in one language. */
export interface SearchEntry {
  kind: 'page' | 'instrument' | 'paper' | 'question' | 'term'
  title: string
  text: string
  /** Address, with an anchor if there is one. */
  href: string
  /** The title of the page above, of pages below another one. */
  within?: string
  /** Of an instrument, whose title is its symbol: what its price is followed with. */
  traded?: { assetClass: string; hours: Instrument['hours'] }
}

const pageTextsQuery = defineQuery(`
  *[_type == "page" && defined(path) && defined(language)] | order(path asc, language asc){
    _id, language, path, title, "description": metadata.description, blocks
  }
`)

const pageTextsRead = defineRead(
  'page texts',
  [contentsTag, ...page.paths.tags],
  pageTextsQuery,
  z.array(
    z.object({
      language: z.string(),
      path: z.string(),
      title: z.string().nullish(),
      description: z.string().nullish(),
      blocks: z.array(z.looseObject({ _type: z.string() })).nullish(),
    }),
  ),
)

/** At build time: reads what only the search needs, like `keepChangeDates`. */
export const keepPageTexts = async (): Promise<void> => {
  await answerTo(pageTextsRead)
}

/**
 * The search entries of a language: pages, instruments, papers, questions and terms. Cached by their tags.
 * @throws when the lake fails and there is no last good value
 */
export const searchEntries = async (locale: Locale): Promise<SearchEntry[]> => {
  const [texts, instruments, faq, glossary, papers, context, tokens] = await Promise.all([
    answerTo(pageTextsRead),
    answerTo(instrument),
    answerTo(faqEntry),
    answerTo(glossaryTerm),
    getLegalDocuments(locale),
    linkContext(locale),
    entityTokens(locale),
  ])
  const { exists } = context
  const pages = texts.data.filter(({ language, path }) => language === locale && exists(locale, path))
  const hrefOf = (path: string) => ownTarget(path, context)?.href
  const pathOf = (type: string, isRight: (block: Record<string, unknown>) => boolean = () => true) =>
    pages.find(({ blocks }) => blocks?.some((block) => block._type === type && isRight(block)))?.path
  const faqPath = pathOf('faqList', ({ topics }) => !Array.isArray(topics) || topics.length === 0)
  const glossaryPath = pathOf('glossaryList')
  const entry = (kind: SearchEntry['kind'], title: string, text: string, path: string | undefined) => {
    const href = path && hrefOf(path)
    return href && title ? [{ kind, title, text, href }] : []
  }
  const found = [
    ...pages.flatMap(({ path, title, description, blocks }) => {
      const words = runOf([description ?? '', ...wordsIn(blocks)])
      const above = pages.find(({ path: other }) => other === path.slice(0, path.lastIndexOf('/')))?.title
      return entry('page', title ?? '', words, path).map((row) => (above ? { ...row, within: above } : row))
    }),
    ...instrumentsIn(instruments.data, context).map(({ symbol, name, note, href, assetClass, hours }) => ({
      kind: 'instrument' as const,
      title: symbol,
      text: [name, note].filter(Boolean).join('. '),
      href,
      traded: { assetClass, hours },
    })),
    ...papers.flatMap(({ title, year, files }) => {
      const file = files.find((candidate) => candidate.locale === locale) ?? files[0]
      return file
        ? [{ kind: 'paper' as const, title, text: `PDF ${year ?? ''}`.trim(), href: file.href }]
        : []
    }),
    ...faqIn(faq.data, [], context)
      .flatMap(({ entries }) => entries)
      .flatMap(({ key, question, answer }) =>
        entry('question', question, toPlainText(answer), faqPath && `${faqPath}#question-${key}`),
      ),
    ...glossaryIn(glossary.data, context).flatMap(({ key, term, definition }) =>
      entry('term', term, definition, glossaryPath && `${glossaryPath}#term-${key}`),
    ),
  ]
  return found.map((row) => ({
    ...row,
    title: z.string().parse(fillTokensIn(row.title, tokens)),
    text: bindUnits(z.string().parse(fillTokensIn(row.text, tokens)).replaceAll(/\s+/g, ' ')),
  }))
}
