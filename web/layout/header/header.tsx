import { Icon } from '#web/design/icon.tsx'
import { Logo } from '#web/design/logo.tsx'
import { SearchLink } from '#web/features/search/search-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { localePath } from '#locales/table.ts'
import { AccountLinks } from './account-links.tsx'
import type { HeaderProps } from './header-props.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MainMenu } from './main-menu.tsx'
import { MobileDrawer } from './mobile-drawer.tsx'

/** Logo, menu, languages, Log in and Register; below 960 px everything but the logo is in the drawer. */
export const Header = (props: HeaderProps) => {
  const { locale, settings } = props
  const t = getTexts(locale, 'BasicLayout')
  return (
    <header className="head">
      <div className="head__bar">
        <div className="wrap head__in">
          <Logo
            brandName={settings.brandName}
            href={localePath(locale, '/')}
            label={t('home', { brand: settings.brandName })}
          />
          <MainMenu {...props} />
          <div className="head__side">
            <SearchLink
              locale={locale}
              href={localePath(locale, '/search')}
              label={t('search.open')}
              closeLabel={t('search.close')}
            />
            <LanguageSwitch locale={locale} path={props.path} alternates={props.alternates} />
            <AccountLinks locale={locale} look="header" />
            <button
              className="burger"
              type="button"
              aria-haspopup="dialog"
              aria-controls="drawer"
              aria-label={t('menu.open')}
              command="show-modal"
              commandfor="drawer"
            >
              <Icon name="menu" size={28} />
            </button>
          </div>
        </div>
      </div>
      <MobileDrawer {...props} />
    </header>
  )
}
