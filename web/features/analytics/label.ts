/**
 * Anything that looks like an e-mail address: with an @, its encoded form (`%40`) or a spelled-out one. Linear time.
 */
const mark = /@|%40|\(at\)|\[at\]/i

const redacted = '[redacted]'

const looksLikeAddress = (word: string): boolean => word.split(mark).filter((part) => part !== '').length > 1

/** Longest label, in characters. */
const longest = 200

/**
 * A label in its original case (requirements I4: not title-cased), with single spaces, and without words that look
 * like e-mail addresses.
 */
export const labelOf = (text: string): string =>
  text
    .slice(0, 2_000)
    .trim()
    .split(/\s+/)
    .map((word) => (looksLikeAddress(word) ? redacted : word))
    .join(' ')
    .slice(0, longest)

/** Host and path of an address. Query values may contain personal data, so they are dropped. */
export const placeOf = (address: string): string => {
  try {
    const url = new URL(address)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return url.protocol
    return url.host + url.pathname.split('/').map(labelOf).join('/').slice(0, longest)
  } catch {
    return ''
  }
}
