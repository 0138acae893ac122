const control = /\p{Cc}/u

/**
 * The address when a visitor may be sent there: https (http too, for local hosts), mailto, tel, an own path
 * or a place on the page, or the page itself with another query; else null. An address with a user name is none:
 * it shows another host than it leads to. Checked in the schema already and here once more (quality 5).
 */
export const safeHref = (href: string): string | null => {
  if (control.test(href)) return null
  if (href.startsWith('#') || href.startsWith('?')) return href
  if (href.startsWith('/')) return href.startsWith('//') || href.startsWith('/\\') ? null : href
  try {
    const { protocol, hostname, username, password } = new URL(href)
    if (username !== '' || password !== '') return null
    if (protocol === 'https:' || protocol === 'mailto:' || protocol === 'tel:') return href
    return protocol === 'http:' && hostname === 'localhost' ? href : null
  } catch {
    return null
  }
}
