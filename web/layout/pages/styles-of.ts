import type { Block } from '#web/blocks/read-blocks.ts'
import type { StyleName } from '#web/design/styles/style-links.tsx'

/** Blocks with a stylesheet beside the one of all blocks; a live block may also import its own in its part. */
const own: Partial<Record<Block['_type'], StyleName>> = {
  appDownload: 'contact',
  contactDetails: 'contact',
  faqList: 'questions',
  glossaryList: 'glossary',
  legalList: 'legal',
  partnerTerms: 'contact',
  platformList: 'contact',
  quotesTable: 'board',
  topInstruments: 'prices',
}

/** The stylesheets that a page of these blocks needs, each once. */
export const stylesOf = (blocks: readonly Block[]): StyleName[] => [
  ...new Set<StyleName>(['page', ...blocks.flatMap(({ _type }) => own[_type] ?? [])]),
]
