import type { Locale } from '#locales/table.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { resources } from '#web/i18n/resources.ts'

/** Links to both stores; a store without an address in the settings is left out. */
export const StoreLinks = ({
  stores,
  locale,
}: {
  stores: { googlePlay: string | null; appStore: string | null }
  locale: Locale
}) => {
  const { download } = resources[locale].BasicLayout.blocks
  const links = [
    { href: stores.googlePlay, label: download.google },
    { href: stores.appStore, label: download.apple },
  ].flatMap(({ href, label }) => (href ? [{ href, label }] : []))
  if (links.length === 0) return null
  return (
    <p className="stores">
      {links.map(({ href, label }) => (
        <SiteLink
          key={href}
          link={{ href, label, external: true, newWindow: false }}
          className="btn btn--small"
        >
          <Icon name="download" size={18} />
          {label}
        </SiteLink>
      ))}
    </p>
  )
}
