import type { ReactNode } from 'react'
import { getEntity } from '#web/documents/entity.ts'
import { knownPathsForPage } from '#web/documents/page.ts'
import { getMenu } from '#web/documents/menu.ts'
import { getSettings } from '#web/documents/site-settings.ts'
import type { HeaderVariant } from '#web/content/pages/page-read.ts'
import type { MenuEntry } from '#web/documents/menu.ts'
import { ConsentBar } from '#web/features/consent/consent-bar.tsx'
import { drawStill } from '#web/serving/next/still/draw-still.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { LaterStyles } from '#web/design/styles/later-styles.tsx'
import { addressesOf, type StyleName, StyleLinks, StylesFromHere } from '#web/design/styles/style-links.tsx'
import { type Locale, localePath } from '#locales/table.ts'
import { ClosingBand, type ClosingWords } from './closing/closing-band.tsx'
import { PartnerFold } from './closing/partner-part.tsx'
import { AccountLinks } from './header/account-links.tsx'
import { FloatingHeader, partnershipsPath } from './header/floating-header.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { menuTrail } from './header/menu-trail.ts'
import { PrintedLine } from './paper/printed-line.tsx'
import { SectionTabs } from './header/section-tabs.tsx'

/** The frame around a page's main content, for a path and language. */
export const SiteShell = async ({
  locale,
  path,
  place = path,
  alternates,
  header = 'compact',
  styles = [],
  later = [],
  last = [],
  isLive = false,
  closing,
  children,
}: {
  locale: Locale
  path: string
  /** The page's place in the menu, if it is not an entry itself. */
  place?: string
  alternates: readonly Locale[]
  header?: HeaderVariant
  /** Stylesheets of the main content that it is not drawn without, beyond the frame's. */
  styles?: readonly StyleName[]
  /** Those that it links itself, further down. */
  later?: readonly StyleName[]
  /** Those that are needed no sooner than its end. */
  last?: readonly StyleName[]
  /** Whether the main content is live or has a form: React then loads without a press. */
  isLive?: boolean
  /**
   * The words of the closing band, if the page has its own; `partner` leaves its way to an account out and folds the
   * form, null leaves out both.
   */
  closing?: ClosingWords | 'partner' | null
  children: (trail: readonly MenuEntry[]) => ReactNode
}) => {
  const [menu, settings, entity, { exists }] = await Promise.all([
    getMenu(locale),
    getSettings(locale),
    getEntity(locale),
    knownPathsForPage(),
  ])
  const hrefOf = (target: string) => (exists(locale, target) ? localePath(locale, target) : null)
  const trail = menuTrail(menu, place)
  const t = getTexts(locale, 'login')
  const atEnd = [...last, 'end' as const].filter((name) => !styles.includes(name))
  const still = drawStill(
    <>
      <PrintedLine locale={locale} path={path} />
      {header === 'floating' ? (
        <FloatingHeader
          locale={locale}
          path={path}
          alternates={alternates}
          settings={settings}
          partnershipsHref={hrefOf(partnershipsPath)}
        />
      ) : (
        <>
          <Header
            locale={locale}
            path={path}
            alternates={alternates}
            menu={menu}
            trail={trail}
            settings={settings}
          />
          <SectionTabs locale={locale} path={path} place={place} section={trail[0]} />
        </>
      )}
      <main id="content" tabIndex={-1} {...(isLive && { 'data-live': true })}>
        {children(trail)}
        <StylesFromHere names={atEnd} />
      </main>
      <footer>
        {closing === 'partner' ? (
          <PartnerFold locale={locale} />
        ) : (
          closing !== null && <ClosingBand locale={locale} path={path} own={closing ?? null} />
        )}
        <Footer locale={locale} settings={settings} entity={entity} year={new Date().getFullYear()} />
      </footer>
      <nav className="actions" aria-label={t('account')}>
        <AccountLinks locale={locale} look="bar" />
      </nav>
      <ConsentBar locale={locale} policyHref={hrefOf('/cookie-settings')} />
    </>,
  )
  return (
    <>
      <StyleLinks names={styles} />
      <LaterStyles key={path} files={addressesOf([...later, ...atEnd])} />
      {still}
    </>
  )
}
