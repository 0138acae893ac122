/**
 * Something on both sides of an @: an e-mail address, also in the middle of other words, encoded as
 * in an address (`%40`), or written for a mail program. One pass; nothing in it can run back and forth.
 */
const mark = /@|%40|\(at\)|\[at\]/i

const redacted = '[redacted]'

const looksLikeAddress = (word: string): boolean => word.split(mark).filter((part) => part !== '').length > 1

/** A label's longest, in characters: what is longer says nothing more. */
const longest = 200

/**
 * A label as it was typed (requirements I4: not title-cased), with single spaces, and with every word that
 * looks like an e-mail address taken out.
 */
export const labelOf = (text: string): string =>
  text
    .slice(0, 2_000)
    .trim()
    .split(/\s+/)
    .map((word) => (looksLikeAddress(word) ? redacted : word))
    .join(' ')
    .slice(0, longest)

/** Where an address leads: host and path. Values of a query may hold anything of a visitor's, so none is kept. */
export const placeOf = (address: string): string => {
  try {
    const url = new URL(address)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return url.protocol
    return url.host + url.pathname.split('/').map(labelOf).join('/').slice(0, longest)
  } catch {
    return ''
  }
}
