import { createHash } from 'node:crypto'

const hashOf = (english: string): string => createHash('sha256').update(english).digest('hex').slice(0, 16)

/** The first line of a translation: it names the English text that the translation was made from. */
export const sourceLine = (guide: string, english: string): string =>
  `<!-- Translated from ../${guide}.md, SHA-256 ${hashOf(english)} -->`

const anySource = /^<!--.*-->\n+/

/** Whether a translation was made from this English text. */
export const isTranslationOf = (translation: string, english: string): boolean =>
  anySource.exec(translation)?.[0].includes(hashOf(english)) ?? false

/** A translation with its first line written anew. */
export const withSource = (translation: string, guide: string, english: string): string =>
  `${sourceLine(guide, english)}\n\n${translation.replace(anySource, '')}`
