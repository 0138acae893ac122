import type { MenuEntry } from '#web/documents/menu.ts'
import { Icon } from '#web/design/icon.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import type { HeaderProps } from './header-props.ts'
import { GroupHeading, MenuLink } from './menu-link.tsx'
import { MenuPrice } from './menu-price.tsx'
import { menuGroups } from './menu-trail.ts'

/** The next release takes its place with the first opening (web/layout/script/prices/menu-release.ts). */
const MenuNote = ({ entry: { note, nextRelease } }: { entry: MenuEntry }) =>
  nextRelease ? (
    <small data-next={nextRelease} suppressHydrationWarning>
      {note}
    </small>
  ) : (
    <small>{note}</small>
  )

const MenuSheet = ({ section, path, overview }: { section: MenuEntry; path: string; overview: string }) => {
  const groups = menuGroups(section)
  return (
    <div className="mega" id={`menu-${section.key}`}>
      <div className={`wrap mega__in mega__in--${Math.min(groups.length, 4)}`}>
        <div className="mega__lead">
          <p className="mega__name">
            {section.href ? (
              <MenuLink entry={section} current={section.path === path}>
                <span className="aloud">{overview}</span>
                <span aria-hidden="true">{section.name}</span>
              </MenuLink>
            ) : (
              section.name
            )}
          </p>
          {section.note && <p>{section.note}</p>}
        </div>
        {groups.map((group) => (
          <div className="mega__col" key={group.key}>
            {group.heading && (
              <p className="note">
                <GroupHeading heading={group.heading} path={path} />
              </p>
            )}
            <ul>
              {group.links.map((link) => (
                <li key={link.key}>
                  <MenuLink entry={link} className="mega__item" current={link.path === path}>
                    <span>
                      <span className="mega__title">{link.name}</span>
                      {(link.note ?? link.nextRelease) && <MenuNote entry={link} />}
                    </span>
                    {link.symbol && <MenuPrice symbol={link.symbol} />}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

/**
 * The menu from 960 px. Sheets open on hover (after 180 ms) and focus by CSS alone; the page script adds Escape, taps
 * and `aria-expanded` (requirements E2).
 */
export const MainMenu = ({ locale, path, menu, trail }: HeaderProps) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <nav className="nav" aria-label={t('menu.label')}>
      <ul className="nav__list">
        {menu.map((section) => {
          const isCurrent = trail[0]?.key === section.key
          const hasSheet = menuGroups(section).length > 0
          if (!hasSheet && !section.href) return null
          return (
            <li className="nav__item" key={section.key}>
              {hasSheet ? (
                <>
                  <button
                    className="nav__top"
                    type="button"
                    aria-expanded="false"
                    aria-controls={`menu-${section.key}`}
                    suppressHydrationWarning
                    aria-current={isCurrent ? 'true' : undefined}
                  >
                    {section.name}
                    <Icon name="chevron" size={15} />
                  </button>
                  <MenuSheet
                    section={section}
                    path={path}
                    overview={t('menu.overview', { name: section.name })}
                  />
                </>
              ) : (
                <MenuLink entry={section} className="nav__top" current={section.path === path} />
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
