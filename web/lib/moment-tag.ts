const prefix = 'until:'

/**
 * The tag that ends a page at a moment, ms since 1970. Tags are all that a render can tell the page cache
 * through Next, and they lie beside the page on disk, so the moment also holds after a restart.
 */
export const momentTag = (moment: number): string => `${prefix}${moment}`

/** The first moment among a page's tags; `Infinity` when it has none. */
export const momentOf = (tags: readonly string[]): number =>
  tags.reduce((first, tag) => {
    const moment = tag.startsWith(prefix) ? Number(tag.slice(prefix.length)) : Number.NaN
    return Number.isFinite(moment) ? Math.min(first, moment) : first
  }, Number.POSITIVE_INFINITY)
