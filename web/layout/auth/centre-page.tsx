import type { Session } from '#web/broker/relay/session.ts'
import { getSettings } from '#web/documents/site-settings.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { LogOut } from '#web/features/session/log-out.tsx'
import { resources } from '#web/i18n/resources.ts'
import { logOutWords } from '#web/layout/header/account-links.tsx'
import { SiteShell } from '#web/layout/site-shell.tsx'
import { type Locale, localeIds, locales } from '#locales/table.ts'
import './auth.css'
import './account-centre.css'

/** The end of a session in words, in UTC like every time this site states on the server. */
const formatEnd = (locale: Locale, at: number): string =>
  `${new Intl.DateTimeFormat(locales[locale].intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)} UTC`

/** `/uc` for a signed-in visitor (requirements A2): account, expiry, log out, client area. */
export const CentrePage = async ({ locale, session }: { locale: Locale; session: Session }) => {
  const { links } = await getSettings(locale)
  const { centre } = resources[locale].login
  return (
    <SiteShell locale={locale} path="/uc" alternates={localeIds} isLive>
      {() => (
        <div className="wrap centre">
          <h1>{centre.title}</h1>
          <dl className="centre__facts">
            <div>
              <dt>{centre.who}</dt>
              <dd>{session.email}</dd>
            </div>
            <div>
              <dt>{centre.until}</dt>
              <dd>
                <time dateTime={new Date(session.expiresAt).toISOString()}>
                  {formatEnd(locale, session.expiresAt)}
                </time>
              </dd>
            </div>
          </dl>
          {links.clientArea && <p className="centre__note">{centre.clientAreaNote}</p>}
          <div className="centre__actions">
            {links.clientArea && (
              <SiteLink
                link={{ href: links.clientArea, label: '', external: true, newWindow: false }}
                className="btn btn--solid"
              >
                {centre.clientArea}
                <Icon name="out" />
              </SiteLink>
            )}
            <LogOut locale={locale} words={logOutWords(locale)} />
          </div>
        </div>
      )}
    </SiteShell>
  )
}
