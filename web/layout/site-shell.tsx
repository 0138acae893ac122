import type { ReactNode } from 'react'
import { getEntity } from '#web/content/entity.ts'
import { getMenu } from '#web/content/menu.ts'
import { getSettings } from '#web/content/settings.ts'
import type { MenuEntry } from '#web/content/types.ts'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { AccountLinks } from './account-links.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { menuTrail } from './menu-trail.ts'
import { SectionTabs } from './section-tabs.tsx'

/** Everything around the main part of a page, for one path in one language. */
export const SiteShell = async ({
  locale,
  path,
  alternates,
  children,
}: {
  locale: Locale
  path: string
  alternates: readonly Locale[]
  children: (trail: readonly MenuEntry[]) => ReactNode
}) => {
  const [menu, settings, entity] = await Promise.all([
    getMenu(locale),
    getSettings(locale),
    getEntity(locale),
  ])
  const trail = menuTrail(menu, path)
  const t = getTexts(locale, 'login')
  return (
    <>
      <Header
        locale={locale}
        path={path}
        alternates={alternates}
        menu={menu}
        trail={trail}
        settings={settings}
      />
      <SectionTabs locale={locale} path={path} section={trail[0]} />
      <main id="content" tabIndex={-1}>
        {children(trail)}
      </main>
      <Footer locale={locale} settings={settings} entity={entity} year={new Date().getFullYear()} />
      <nav className="actions" aria-label={t('account')}>
        <AccountLinks locale={locale} links={settings.links} look="bar" />
      </nav>
    </>
  )
}
