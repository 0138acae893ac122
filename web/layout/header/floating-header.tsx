import type { SiteSettings } from '#web/documents/site-settings.ts'
import { Logo } from '#web/design/logo.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { localePath } from '#locales/table.ts'
import { AccountLinks } from './account-links.tsx'
import { LanguageSwitch, type SwitchProps } from './language-switch.tsx'

export const partnershipsPath = '/partnerships'

/**
 * The header of partner landing pages (requirements B3): logo, partnerships, languages and one button, plus account
 * and Log out for signed-in visitors. It floats over the page's opening with a margin to the window.
 * @param partnershipsHref null if that page does not exist in this language
 */
export const FloatingHeader = ({
  locale,
  path,
  alternates,
  settings,
  partnershipsHref,
}: SwitchProps & { settings: SiteSettings; partnershipsHref: string | null }) => {
  const t = getTexts(locale, 'BasicLayout')
  const affiliate = settings.links.partner ?? settings.links.register
  return (
    <header className="head head--floating">
      <div className="head__bar">
        <div className="head__in">
          <Logo
            brandName={settings.brandName}
            href={localePath(locale, '/')}
            label={t('home', { brand: settings.brandName })}
          />
          <div className="head__side">
            {partnershipsHref && (
              <SiteLink
                link={{
                  href: partnershipsHref,
                  label: t('header.partnerships'),
                  external: false,
                  newWindow: false,
                }}
                className="head__link"
                current={path === partnershipsPath}
              />
            )}
            <LanguageSwitch locale={locale} path={path} alternates={alternates} />
            {affiliate && (
              <SiteLink
                link={{ href: affiliate, label: t('header.affiliate'), external: true, newWindow: false }}
                className="btn btn--solid btn--small"
              />
            )}
            <AccountLinks locale={locale} look="signedIn" />
          </div>
        </div>
      </div>
    </header>
  )
}
