const prefix = 'until:'
const toldPrefix = 'until-told:'

/**
 * The tag that ends a page at a moment, ms since 1970. Tags are all that a render can tell the page cache
 * through Next, and they lie beside the page on disk, so the moment also holds after a restart.
 */
export const momentTag = (moment: number): string => `${prefix}${moment}`

/** The same, of a moment that open pages are told of (web/serving/validity/told-moments.ts). */
export const toldMomentTag = (moment: number): string => `${toldPrefix}${moment}`

/** What open pages listen for beside the tags of what they show. */
export const toldTag = 'told-moment'

const firstOf = (tags: readonly string[], prefixes: readonly string[]): number => {
  let first = Number.POSITIVE_INFINITY
  for (const tag of tags) {
    const found = prefixes.find((one) => tag.startsWith(one))
    const moment = found === undefined ? Number.NaN : Number(tag.slice(found.length))
    if (Number.isFinite(moment)) first = Math.min(first, moment)
  }
  return first
}

/** The first moment among a page's tags; `Infinity` when it has none. */
export const momentOf = (tags: readonly string[]): number => firstOf(tags, [prefix, toldPrefix])

/** The first moment that open pages are told of; `Infinity` when there is none. */
export const toldMomentOf = (tags: readonly string[]): number => firstOf(tags, [toldPrefix])
