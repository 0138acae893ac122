/** Addresses, placeholders, and words with figures in them. */
const notWords = /\S+@\S+|https?:\/\/\S+|\{+[^}]*\}+|\S*\d\S*/gu

/** Small words inside of English names: Cyprus Securities and Exchange Commission. */
const joining = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'the', 'to'])

/**
 * Classifies an English text: running text, which reads differently in every other language; a name or a
 * single term (Forex, Hong Kong 50), which may be the same; or nothing to translate, such as figures, codes
 * and addresses.
 */
export function kindOfWords(words: string): 'text' | 'name' | 'code' {
  const found = words.replace(notWords, ' ').match(/[\p{L}’']+/gu) ?? []
  if (found.some((word) => /^\p{Ll}/u.test(word) && !joining.has(word))) return 'text'
  return found.some((word) => /\p{Ll}/u.test(word)) ? 'name' : 'code'
}
