import { safeHref } from '#web/lib/http/safe-href.ts'
import { isLocale, type Locale, localePath } from '#locales/table.ts'
import type { LinkResult } from './shapes.ts'

/** A link to an existing target. `href` is a path of this site or an http(s), mailto or tel address. */
export interface ResolvedLink {
  href: string
  label: string
  /** Leaves this site. */
  external: boolean
  newWindow: boolean
}

/** One button of a hero. */
export interface ActionLink extends ResolvedLink {
  style: 'solid' | 'outlined'
}

/** Addresses the site settings hold, by name. */
export interface SiteLinks {
  clientArea: string
  register: string
  /** Registration of a demo account; where it is null, no demo is offered anywhere. */
  demo: string
  signIn: string
  partner: string
  management: string
  googlePlay: string
  appStore: string
}

/** What links are resolved against: language, existing pages, addresses of the settings. */
export interface LinkContext {
  locale: Locale
  exists: (locale: Locale, path: string) => boolean
  links: { [Name in keyof SiteLinks]: SiteLinks[Name] | null }
}

type Target = Pick<ResolvedLink, 'href' | 'external'>

const legalPath = /^\/legal\/[a-z0-9-]+\.pdf$/

/** A path of this site in the page's language, if the page exists. */
export const ownTarget = (path: string, { locale, exists }: LinkContext): Target | null => {
  const [, bare = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  if (!exists(locale, bare) && !legalPath.test(bare)) return null
  return { href: `${localePath(locale, bare)}${rest}`, external: false }
}

/** A safe external address (quality 5): no plain http, and no user name, which would disguise the host. */
export const foreignTarget = (address: string): Target | null => {
  const href = address.startsWith('/') || /^[#?]/.test(address) ? null : safeHref(address)
  return href === null ? null : { href, external: /^https?:/i.test(href) }
}

export const isSettingLink = (name: string, links: LinkContext['links']): name is keyof SiteLinks =>
  Object.hasOwn(links, name)

const target = (link: NonNullable<LinkResult>, context: LinkContext): Target | null => {
  const { kind, path, url, setting, pagePath, pageLanguage } = link
  if (kind === 'page' && pagePath) {
    const locale = isLocale(pageLanguage) ? pageLanguage : context.locale
    return ownTarget(pagePath, { ...context, locale })
  }
  if (kind === 'path' && path) return ownTarget(path, context)
  if (kind === 'url' && url) return foreignTarget(url)
  if (kind === 'setting' && setting && isSettingLink(setting, context.links)) {
    const address = context.links[setting]
    return address ? foreignTarget(address) : null
  }
  return null
}

/** Link to the registration (requirements A5). */
export const registerLink = (locale: Locale, label: string): ResolvedLink => ({
  href: localePath(locale, '/register'),
  label,
  external: false,
  newWindow: false,
})

/** Resolves a link; null if it leads nowhere, and is then not rendered. */
export const resolveLink = (
  link: LinkResult,
  label: string | null | undefined,
  context: LinkContext,
): ResolvedLink | null => {
  const found = link && label ? target(link, context) : null
  return found && label ? { ...found, label, newWindow: link?.newWindow ?? false } : null
}
