import type { Locale } from '#locales/table.ts'

const space = '\u00a0'

/** Single-letter words that Polish typesetting never leaves at the end of a line. */
const orphan = /(?<=^|[\s(„])([aiouwzAIOUWZ]) (?=\S)/g

/**
 * Sets the non-breaking spaces: before the German percent sign, inside numbers and between a number and its
 * unit, and after single-letter words in Polish. English passes through unchanged.
 */
export function typeset(language: Locale, text: string): string {
  if (language === 'en') return text
  const numbers = text
    .replace(/(\d) (?=%)/g, `$1${space}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${space}`)
    .replace(/(\d) (?=(?:Euro|Pips?|Lot|US-Dollar|euro|pips|lota|dolar|USD|EUR)\p{L}*)/gu, `$1${space}`)
  return language === 'pl' ? numbers.replace(orphan, `$1${space}`) : numbers
}

/** The text without the spaces that `typeset` sets; a text with other such spaces keeps them all. */
export function untypeset(language: Locale, text: string): string {
  const words = text.replaceAll(space, ' ')
  return typeset(language, words) === text ? words : text
}
