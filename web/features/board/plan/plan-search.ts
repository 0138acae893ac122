import { asSought } from '#common/text/as-read.ts'

/** Whether symbol or name contain every word of the search, ignoring case and diacritics: `zloto` finds `Złoto`. */
export const isFound = ({ symbol, name }: { symbol: string; name: string }, search: string): boolean => {
  if (search === '') return true
  const text = asSought(`${symbol} ${name}`)
  return asSought(search)
    .split(/[\s/]+/)
    .every((word) => text.includes(word))
}
