import { historyTag } from '#web/lib/history-tag.ts'
import { momentOf } from '#web/lib/moment-tag.ts'

/** More than a proxy takes in one header: such a page is known by no tag. */
const maxBytes = 4_000

/** Next's own tags, moments, and what an instance has of prices mean nothing to a CDN. */
const isOfContent = (tag: string): boolean =>
  !tag.startsWith('_N_') &&
  tag !== historyTag &&
  momentOf([tag]) === Number.POSITIVE_INFINITY &&
  /^[\x21\x23-\x5B\x5D-\x7E]+$/.test(tag)

/** The webhook's word for everything: every page is of this group. */
const everything = '*'

const listOf = (tags: readonly string[]): string => tags.map((tag) => `"${tag}"`).join(', ')

/**
 * The tags of a page as CDNs know them: `Surrogate-Key`, and `Cache-Groups` of RFC 9875. Pure.
 * @returns no headers for a page of too many tags
 */
export const cacheGroups = (tags: readonly string[]): Record<string, string> => {
  const known = [everything, ...tags.filter(isOfContent)]
  const groups = listOf(known)
  if (groups.length > maxBytes) return {}
  return { 'surrogate-key': known.join(' '), 'cache-groups': groups }
}

/** What an answer to a webhook tells the caches it passes: pages of these tags have ended (RFC 9875, section 3). */
export const cacheGroupInvalidation = (tags: readonly string[]): Record<string, string> => {
  const known = tags.filter(isOfContent)
  return known.length === 0 ? {} : { 'cache-group-invalidation': listOf(known) }
}
