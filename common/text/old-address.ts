import { asRead } from './as-read.ts'

/** An address as links elsewhere have it: any letters, dots, escapes and a query, without host and anchor. */
export const oldAddressPattern = '^/(?!/)[^\\s\\p{C}#\\\\]*$'

/** An address as it is looked up: letters small, escapes read, one slash at a time and none at the end. */
export interface OldAddress {
  path: string
  /** Each name with its value, in order. */
  query: readonly string[]
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The one form of a path: who wrote `/Old-Page/`, `/old%2Dpage` or `/old-page` meant the same. */
export const plainPath = (path: string): string => {
  const plain = asRead(decoded(path))
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  return plain === '' ? '/' : plain
}

/** One name with its value, as sources compare them. */
const pairOf = ([name, value]: readonly [string, string]): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}`

/** The parameters of a query, by their names as written. */
export const pairsOf = (query: URLSearchParams): Map<string, string> =>
  new Map([...query].map(([name, value]) => [pairOf([name, value]), name]))

export const oldAddress = (address: string): OldAddress => {
  const mark = address.indexOf('?')
  const query = new URLSearchParams(mark < 0 ? '' : address.slice(mark + 1))
  return {
    path: plainPath(mark < 0 ? address : address.slice(0, mark)),
    query: [...pairsOf(query).keys()].toSorted(),
  }
}

/** The same text for the same address. */
export const addressKey = (address: string): string => {
  const { path, query } = oldAddress(address)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}
