import type { MenuEntry } from '#web/documents/menu.ts'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { GroupHeading, MenuLink } from './menu-link.tsx'
import { tabGroups } from './menu-trail.ts'

/** Tabs for the children of the current section (requirements A9); nothing if there are none. */
export const SectionTabs = ({
  locale,
  path,
  place,
  section,
}: {
  locale: Locale
  path: string
  /** The page's place in the menu: its own path, or that of the page above it. */
  place: string
  section: MenuEntry | undefined
}) => {
  const groups = section ? tabGroups(section) : []
  if (!section || groups.length === 0) return null
  const t = getTexts(locale, 'BasicLayout')
  return (
    <nav className="tabs" aria-label={t('menu.section', { name: section.name })}>
      <div className="wrap tabs__in">
        {groups.map((group) => (
          <ul key={group.key}>
            {group.heading && (
              <li className="note tabs__group">
                <GroupHeading heading={group.heading} path={path} />
              </li>
            )}
            {group.links.map((link) => (
              <li key={link.key}>
                <MenuLink entry={link} current={link.path === place && (place === path || 'within')} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  )
}
