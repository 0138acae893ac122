/** An editor's redirect: paths of this site. A `from` without a language stands for every language. */
export interface Redirect {
  from: string
  to: string
  permanent?: boolean | null | undefined
}

export interface Moved {
  /** Where it leads in the end, without the language; the request's own language is kept. */
  path: string
  isPermanent: boolean
}

const mostSteps = 10

const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''))

/**
 * Where an address without a page has moved to, in one hop however many redirects there are: to its own spelling
 * in small letters, or where an editor sends it. Null when it has not moved, or when the redirects lead in a
 * circle or to nothing.
 * @param path without the language prefix
 * @param isPage whether there is a page at a path in the language asked for
 */
export const planRedirect = (
  redirects: readonly Redirect[],
  path: string,
  isPage: (path: string) => boolean,
): Moved | null => {
  const byFrom = new Map(redirects.map((redirect) => [withoutSlash(redirect.from), redirect]))
  let isPermanent = true
  let at = withoutSlash(path)
  // Addresses are in small letters; a symbol is often typed as the broker writes it (`/trading/forex/EURUSD`).
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
