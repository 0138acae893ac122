import { Icon } from '#web/design/icon.tsx'
import { Logo } from '#web/design/logo.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { localePath } from '#locales/table.ts'
import { AccountLinks } from './account-links.tsx'
import type { HeaderProps } from './header-props.ts'
import { LanguageList } from './language-switch.tsx'
import { GroupHeading, MenuLink } from './menu-link.tsx'
import { menuGroups } from './menu-trail.ts'

/**
 * The menu below 960 px: a modal dialog under the risk strip with one open section at a time and languages and account
 * pinned at the bottom. Initially the current section is open.
 */
export const MobileDrawer = ({ locale, path, alternates, menu, trail, settings }: HeaderProps) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <dialog className="drawer" id="drawer" aria-label={t('menu.open')}>
      <div className="drawer__head">
        <Logo
          brandName={settings.brandName}
          href={localePath(locale, '/')}
          label={t('home', { brand: settings.brandName })}
        />
        <button
          className="burger"
          type="button"
          aria-label={t('menu.close')}
          command="close"
          commandfor="drawer"
        >
          <Icon name="close" size={26} />
        </button>
      </div>
      <nav className="drawer__nav" aria-label={t('menu.label')}>
        <ul>
          {menu.map((section) => {
            const groups = menuGroups(section)
            if (groups.length === 0) {
              return section.href ? (
                <li key={section.key}>
                  <MenuLink entry={section} className="drawer__top" current={section.path === path} />
                </li>
              ) : null
            }
            return (
              <li key={section.key}>
                <details name="drawer-section" open={trail[0]?.key === section.key}>
                  <summary className="drawer__top">
                    {section.name}
                    <Icon name="chevron" size={22} />
                  </summary>
                  {groups.map((group) => (
                    <div className="drawer__group" key={group.key}>
                      {group.heading && (
                        <p className="note">
                          <GroupHeading heading={group.heading} path={path} />
                        </p>
                      )}
                      <ul>
                        {group.links.map((link) => (
                          <li key={link.key}>
                            <MenuLink entry={link} current={link.path === path} />
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </details>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="drawer__foot">
        <ul className="drawer__langs">
          <LanguageList locale={locale} path={path} alternates={alternates} />
        </ul>
        <div className="drawer__account">
          <AccountLinks locale={locale} look="bar" />
        </div>
      </div>
    </dialog>
  )
}
