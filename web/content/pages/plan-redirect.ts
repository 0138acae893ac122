/** An editor's redirect between paths of this site. A `from` without language applies to all. */
export interface Redirect {
  from: string
  to: string
  permanent?: boolean | null | undefined
}

export interface Moved {
  /** Final target without language; the request's language is kept. */
  path: string
  isPermanent: boolean
}

const mostSteps = 10

const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''))

/**
 * Where an address without page has moved, in one hop: to lower case, or along the editors' redirects. Null if it has
 * not moved, or if the redirects loop or lead nowhere.
 * @param path without the language prefix
 * @param isPage whether a path has a page in the requested language
 */
export const planRedirect = (
  redirects: readonly Redirect[],
  path: string,
  isPage: (path: string) => boolean,
): Moved | null => {
  const byFrom = new Map(redirects.map((redirect) => [withoutSlash(redirect.from), redirect]))
  let isPermanent = true
  let at = withoutSlash(path)
  // Addresses are lower case; symbols are often typed in upper case (`/trading/forex/EURUSD`).
  const small = at.toLowerCase()
  if (small !== at && isPage(small)) return { path: small, isPermanent }
  for (let step = 0; step < mostSteps; step += 1) {
    const redirect = byFrom.get(at)
    if (!redirect) return null
    isPermanent &&= redirect.permanent ?? false
    at = withoutSlash(redirect.to)
    if (isPage(at)) return { path: at, isPermanent }
  }
  return null
}
