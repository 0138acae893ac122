import type { Session } from '#web/broker/relay/session.ts'
import { readReleases } from '#web/features/calendar/read-releases.ts'
import { AccountView } from '#web/features/practice/view/account-view.tsx'
import { LogOut } from '#web/features/session/log-out.tsx'
import { resources } from '#web/i18n/resources.ts'
import { logOutWords } from '#web/layout/header/account-links.tsx'
import { SiteShell } from '#web/layout/site-shell.tsx'
import { type Locale, localeIds } from '#locales/table.ts'
import { CentreHead } from './centre-head.tsx'
import { CentreLink } from './centre-links.tsx'
import { PapersNote } from './papers-note.tsx'
import { readCentre } from './read-centre.ts'
import { SessionText } from './session-text.tsx'
import { Starred } from './starred.tsx'
import '#web/design/price.css'
import '#web/features/chart/spark.css'
import '#web/features/practice/view/account.css'
import './centre.css'

/**
 * `/uc` for a signed-in visitor (requirements A2): the home of a client, with their practice account, ways on, what they
 * starred, and their session with its end. Nothing here sells an account to somebody who has one.
 */
export const CentrePage = async ({ locale, session }: { locale: Locale; session: Session }) => {
  const [centre, releases] = await Promise.all([readCentre(locale), readReleases(locale)])
  const { centre: words } = resources[locale].login
  const { practiceAccount, quotes } = resources[locale].trading
  const { yes, no } = resources[locale].BasicLayout.dialog
  const { greeting, next, noNext, links, starred, session: sessionWords } = words
  const { papersChanged, papersSame, papersNewest } = links
  return (
    <SiteShell locale={locale} path="/uc" alternates={localeIds} styles={['fields']} closing="partner" isLive>
      {() => (
        <div className="wrap centre">
          <CentreHead
            locale={locale}
            drawnAt={Date.now()}
            known={releases}
            currenciesOf={centre.currenciesOf}
            words={{ greeting, next, noNext }}
          />
          <div className="centre__in">
            <section className="centre__practice" aria-labelledby="centre-practice">
              <h2 id="centre-practice">{practiceAccount.title}</h2>
              <AccountView
                locale={locale}
                terms={centre.terms}
                words={practiceAccount}
                dialog={{ yes, no }}
                ways={centre.ways}
              />
            </section>
            <aside className="centre__side" aria-label={links.heading}>
              <nav aria-labelledby="centre-links">
                <h2 id="centre-links">{links.heading}</h2>
                <ul className="centre__links">
                  {centre.clientArea && (
                    <CentreLink href={centre.clientArea} icon="out" label={links.area} isForeign>
                      {links.areaNote}
                    </CentreLink>
                  )}
                  {centre.papersHref && (
                    <CentreLink href={centre.papersHref} icon="paper" label={links.papers}>
                      <PapersNote
                        locale={locale}
                        dates={centre.paperDates}
                        words={{ papersChanged, papersSame, papersNewest }}
                      />
                    </CentreLink>
                  )}
                  {centre.helpHref && (
                    <CentreLink href={centre.helpHref} icon="info" label={links.help}>
                      {links.helpNote}
                    </CentreLink>
                  )}
                  {centre.contactHref && (
                    <CentreLink href={centre.contactHref} icon="speaker" label={links.person}>
                      {centre.deskHours}
                    </CentreLink>
                  )}
                </ul>
              </nav>
              <Starred
                locale={locale}
                instruments={centre.terms.map(({ symbol, assetClass, hours, href }) => ({
                  symbol,
                  assetClass,
                  hours,
                  href,
                }))}
                boardHref={centre.boardHref}
                words={starred}
                quotes={{ noPrice: quotes.noPrice, directions: quotes.directions }}
              />
              <section aria-labelledby="centre-session">
                <h2 id="centre-session">{sessionWords.heading}</h2>
                <SessionText
                  locale={locale}
                  email={session.email}
                  expiresAt={session.expiresAt}
                  words={sessionWords}
                />
                <LogOut locale={locale} words={logOutWords(locale)} look=" btn--small" />
              </section>
            </aside>
          </div>
        </div>
      )}
    </SiteShell>
  )
}
