/**
 * Characters that a reader does not see: controls, formats (zero-width spaces, soft hyphens, marks of direction) and
 * what Unicode leaves to be ignored.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Controls that a reader sees as space. */
const breaks = /[\t\n\v\f\r\u0085]+/gu

/**
 * A text as somebody reads it, to be judged: without what nobody sees, full-width and other compatible signs as plain
 * ones (NFKC), any space as a plain one. Never to be stored or shown.
 */
export const asRead = (text: string): string =>
  text
    .replace(breaks, ' ')
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/\p{Zs}/gu, ' ')

/** Joiners between letters change how these are written in Persian, Hindi and others. */
const joins = /(?<=\p{L}\p{M}*)[\u200c\u200d](?=\p{L})/gu

/**
 * A line as somebody typed it, to be stored and sent: composed (NFC), without what nobody sees and without blanks at
 * its ends.
 */
export const asTyped = (text: string): string =>
  text
    .replace(breaks, ' ')
    .normalize('NFC')
    .replace(unseen, (sign, at: number, whole: string) => {
      joins.lastIndex = at
      return joins.exec(whole)?.index === at ? sign : ''
    })
    .trim()

/** Whether a reader sees nothing. */
export const isBlank = (text: string): boolean => asRead(text).trim() === ''

/** Where the first character stands that nobody sees, counted from 0; -1 without one. */
export const placeOfUnseen = (text: string): number => text.search(unseen)
