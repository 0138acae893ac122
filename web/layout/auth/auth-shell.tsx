import type { ReactNode } from 'react'
import { RiskNote } from '#web/blocks/parts/risk-note.tsx'
import { getSettings } from '#web/documents/site-settings.ts'
import { seaChartFile } from '#web/design/art/charts.gen.ts'
import { Logo } from '#web/design/logo.tsx'
import { StyleLinks } from '#web/design/styles/style-links.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { drawStill } from '#web/serving/next/still/draw-still.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { AccountLinks } from '#web/layout/header/account-links.tsx'
import { LanguageSwitch } from '#web/layout/header/language-switch.tsx'
import { PrintedLine } from '#web/layout/paper/printed-line.tsx'
import { riskDisclosureLink } from '#web/layout/risk/paper-link.ts'
import { type Locale, localeIds, localePath } from '#locales/table.ts'
import '../progress.css'
import './auth.css'
import './account-centre.css'

/** The login layout (requirements B1): logo, banner text, languages, a card, and the risk warning with its PDF. */
export const AuthShell = async ({
  locale,
  path,
  title,
  banner,
  children,
}: {
  locale: Locale
  path: string
  /** Heading of the card and of the page. */
  title: string
  /** The words beside the card. */
  banner: { title: string; lede: string }
  children: ReactNode
}) => {
  const [settings, disclosure] = await Promise.all([getSettings(locale), riskDisclosureLink(locale)])
  const layout = getTexts(locale, 'BasicLayout')
  const t = getTexts(locale, 'login')
  const still = await drawStill(
    <div className="auth">
      <PrintedLine locale={locale} path={path} />
      <header className="auth__banner">
        <svg className="auth__art" aria-hidden="true" preserveAspectRatio="xMaxYMid slice">
          <use href={`${seaChartFile}#sea`} />
        </svg>
        <Logo
          brandName={settings.brandName}
          href={localePath(locale, '/')}
          label={layout('home', { brand: settings.brandName })}
        />
        <div className="auth__words">
          <p className="auth__title">{banner.title}</p>
          <p className="auth__lede">{banner.lede}</p>
        </div>
      </header>
      <div className="auth__side">
        <div className="auth__top">
          <nav aria-label={layout('language.label')}>
            <LanguageSwitch locale={locale} path={path} alternates={localeIds} />
          </nav>
          <AccountLinks locale={locale} look="signedIn" />
        </div>
        <main className="auth__card" id="content" tabIndex={-1} data-live>
          <h1>{title}</h1>
          <noscript>
            <p className="auth__note">{t('form.noScript')}</p>
          </noscript>
          {children}
        </main>
        <footer className="auth__risk">
          <RiskNote locale={locale} format="C" />
          {disclosure && (
            <p>
              <SiteLink link={disclosure}>{layout('risk.pdf', { title: disclosure.label })}</SiteLink>
            </p>
          )}
        </footer>
      </div>
    </div>,
  )
  return (
    <>
      <StyleLinks names={['fields']} />
      {still}
    </>
  )
}
