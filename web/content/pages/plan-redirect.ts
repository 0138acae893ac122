import { oldAddress, pairsOf, plainPath } from '#common/text/old-address.ts'

/** An editor's redirect to a path of this site. A `from` without language applies to all. */
export interface Redirect {
  /** A path, with a query where only addresses with it have moved. */
  from: string
  to: string
  permanent?: boolean | null | undefined
}

export interface Moved {
  /** Final target without language; the request's language is kept. */
  path: string
  isPermanent: boolean
  /** Parameters that were part of the old address; all others go along. */
  taken: readonly string[]
}

/** What is asked for, without the language prefix. */
export interface Asked {
  path: string
  query: URLSearchParams
}

interface Source {
  redirect: Redirect
  query: readonly string[]
}

const maxSteps = 10

type Sources = ReadonlyMap<string, readonly Source[]>

/** Of a list that stays the same until an editor changes one: it may hold the addresses of a whole former site. */
const known = new WeakMap<readonly Redirect[], Sources>()

/** By their paths, those with the longest query first: it is the narrowest. */
const sourcesOf = (redirects: readonly Redirect[]): Sources => {
  const sources = redirects.map((redirect) => ({ redirect, ...oldAddress(redirect.from) }))
  return Map.groupBy(
    sources.toSorted((a, b) => b.query.length - a.query.length),
    ({ path }) => path,
  )
}

/**
 * Where an address without page has moved, in one hop: to how this site writes it, or along the editors' redirects.
 * Null if it has not moved, or if the redirects loop or lead nowhere.
 * @param isPage whether a path has a page in the requested language
 */
export const planRedirect = (
  redirects: readonly Redirect[],
  { path, query }: Asked,
  isPage: (path: string) => boolean,
): Moved | null => {
  let at = plainPath(path)
  // Symbols are often typed in upper case (`/trading/forex/EURUSD`), slashes doubled or added.
  if (isPage(at)) return { path: at, isPermanent: true, taken: [] }
  const byPath = known.get(redirects) ?? sourcesOf(redirects)
  known.set(redirects, byPath)
  const there = pairsOf(query)
  const taken: string[] = []
  let isPermanent = true
  for (let step = 0; step < maxSteps; step += 1) {
    const source = byPath.get(at)?.find((one) => one.query.every((pair) => there.has(pair)))
    if (!source) return null
    isPermanent &&= source.redirect.permanent ?? false
    taken.push(...source.query.flatMap((pair) => there.get(pair) ?? []))
    at = plainPath(source.redirect.to)
    if (isPage(at)) return { path: at, isPermanent, taken }
  }
  return null
}
