import type { MenuEntry } from '#web/documents/menu.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { MenuLink } from '#web/layout/header/menu-link.tsx'

/**
 * The page's place in the menu, without its own name, which is the heading below. A page below the last entry of its
 * trail includes that entry.
 */
export const Breadcrumbs = ({
  locale,
  trail,
  isBelow = false,
}: {
  locale: Locale
  trail: readonly MenuEntry[]
  isBelow?: boolean
}) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <nav className="crumbs" aria-label={t('crumbs')}>
      <ol>
        <li>
          <a href={localePath(locale, '/')}>{t('homePage')}</a>
        </li>
        {(isBelow ? trail : trail.slice(0, -1)).map((entry) => (
          <li key={entry.key}>{entry.href ? <MenuLink entry={entry} /> : entry.name}</li>
        ))}
      </ol>
    </nav>
  )
}
