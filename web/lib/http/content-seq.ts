/** On answers: the position in the log of the content that this one shows. On requests: what its reader has seen. */
export const seqHeader = 'x-content-seq'

/** In an ETag, behind Next's own: `W/"abc.17"`. */
const inTag = /\.(\d{1,16})"/g

/** The ETag as it is without the position, which changes with every publish while the page stays the same. */
export const withoutSeq = (tags: string): string => tags.replaceAll(inTag, '"')

export const withSeq = (tag: string, position: number): string => tag.replace(/"$/, `.${position}"`)

/**
 * The tag that goes with a 304: what its reader has, since a cache knows its copy by it.
 * @param asked the header If-None-Match
 * @param tag of the page, without a position
 */
export const tagOfCopy = (asked: string | undefined, tag: string): string => {
  const plain = tag.replace('W/', '')
  const tags = asked?.match(/(?:W\/)?"[^"]*"/g) ?? []
  return tags.find((one) => withoutSeq(one).replace('W/', '') === plain) ?? tag
}

/** The position its reader has seen: an answer may not show less. 0 where the request names none. */
export const seqAsked = (header: string | undefined, ifNoneMatch: string | undefined): number => {
  let seen = header !== undefined && /^\d{1,16}$/.test(header) ? Number(header) : 0
  if (ifNoneMatch === undefined) return seen
  for (const [, position] of ifNoneMatch.matchAll(inTag)) seen = Math.max(seen, Number(position))
  return seen
}
