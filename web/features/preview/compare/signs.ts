/** Where a sign of a block's words is: a text and the place in it. */
export type Sign = readonly [text: Text, at: number]

/** Marks of fields in a preview, and what is not seen either (web/content/preview/field-marks.ts). */
const unseen = /[\u200B-\u200D\u2060\uFEFF\u00AD]/
const everyUnseen = new RegExp(unseen, 'g')
const blank = /\s/
/** What changes by itself: prices, times, and the arrows beside them. */
const figures = /[\d.,:+\-−–▲▼↑↓]+/g

/** A text's signs that are read, with one space for all that stand together. @returns the words so far */
export function addSigns(text: Text, signs: Sign[], before: string): string {
  let words = before
  for (let at = 0; at < text.data.length; at += 1) {
    const sign = text.data.charAt(at)
    if (unseen.test(sign)) continue
    const isBlank = blank.test(sign)
    if (isBlank && (words === '' || words.endsWith(' '))) continue
    words += isBlank ? ' ' : sign
    signs.push([text, at])
  }
  return words
}

/** Words as they are read, of a text that is not marked sign by sign. */
export const cleanWords = (words: string | null): string =>
  (words ?? '').replace(everyUnseen, '').replace(/\s+/g, ' ').trim()

/** Words with a zero for every figure. */
export const withoutFigures = (words: string): string => words.replace(figures, '0')
