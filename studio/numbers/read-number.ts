import { say } from '#studio/words/model/sentences.ts'

/**
 * The meaning of a text typed into a number field: a number, nothing, or a sentence that explains the
 * refusal.
 */
export type ReadNumber = { number: number | undefined } | { refusal: string }

const plain = /^[+-]?\d+(?:[.,]\d+)?$/
const grouped = /^[+-]?\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d+)?$/

const ambiguous = (text: string): ReadNumber => {
  const bare = text.replace(/[^\d]/g, '')
  return {
    refusal: say(
      '“{{text}}” can be read in two ways. Write thousands without a separator, for example {{bare}}, and decimals after one point or comma, for example 74.9.',
      { text, bare },
    ),
  }
}

/**
 * Parses a number as people write it. One comma or point is a decimal separator, whatever the browser's
 * language; where it could group thousands (`1,234`), or there are several separators, the text is refused
 * instead of guessed. A point before three digits is the notation of data and keyboards of all languages:
 * `1.234` stays a decimal.
 */
export function readNumber(typed: string): ReadNumber {
  const text = typed.trim().replaceAll('−', '-')
  if (text === '') return { number: undefined }
  if (/^[+-]?(?!0,)\d{1,3},\d{3}$/.test(text)) return ambiguous(text)
  if (plain.test(text)) {
    const number = Number(text.replace(',', '.'))
    if (Math.abs(number) <= Number.MAX_SAFE_INTEGER) return { number }
    const max = Number.MAX_SAFE_INTEGER
    return { refusal: say('“{{text}}” is too large. Write a number up to {{max}}.', { text, max }) }
  }
  if (grouped.test(text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '))) return ambiguous(text)
  return {
    refusal: say('“{{text}}” is no number. Write digits with one point or comma, for example 74.9.', {
      text,
    }),
  }
}
