const control = /\p{Cc}/u

/** Where a visitor may be sent after logging in. */
export interface ReturnRules {
  /** Origin of this site. */
  site: string
  /** Address of the client area in the settings; null when none is set. */
  clientArea: string | null
}

/**
 * The address to follow, or null: only this site or the host of the client area (requirements E6), by the
 * browser's own reading of it. Own addresses come back as a path, so that nothing of what was given but path,
 * query and place is ever followed.
 */
export const safeReturn = (target: string, { site, clientArea }: ReturnRules): string | null => {
  if (target === '' || control.test(target) || target.includes('\\')) return null
  const url = URL.parse(target, site)
  if (!url || url.username !== '' || url.password !== '') return null
  // `blob:` addresses have the origin of the page that made them.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.origin === site) {
    const path = `${url.pathname}${url.search}${url.hash}`
    // `//host` names another host once it stands alone.
    return path.startsWith('//') ? null : path
  }
  const host = clientArea === null ? null : URL.parse(clientArea)
  if (!host || host.protocol !== 'https:' || url.origin !== host.origin) return null
  return url.href
}
