import { Fragment } from 'react'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { knownPathsForPage } from '#web/documents/page.ts'
import { getSettings } from '#web/documents/site-settings.ts'
import { RegisterForm } from '#web/features/session/forms/register-form.tsx'
import { resources } from '#web/i18n/resources.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { paperLink } from '#web/layout/risk/paper-link.ts'
import { AuthShell } from './auth-shell.tsx'
import { LockTip } from './lock-tip.tsx'

/** The page that says what opening an account takes; it links here. */
const preparationPath = '/account/open'

/** What somebody agrees to who opens an account. */
const papersOfAccount = ['terms', 'privacy-policy'] as const

/** `/register` (requirements A5), with the way to what an account takes where that page exists. */
export const RegisterPage = async ({ locale }: { locale: Locale }) => {
  const [{ links }, { exists }, ...papers] = await Promise.all([
    getSettings(locale),
    knownPathsForPage(),
    ...papersOfAccount.map((slug) => paperLink(locale, slug)),
  ])
  const binding = papers.filter((paper) => paper !== null)
  const { signUp, form, rule, logIn, registerBanner, preparation } = resources[locale].login
  return (
    <AuthShell locale={locale} path="/register" title={signUp.title} banner={registerBanner}>
      <LivePart locale={locale}>
        <RegisterForm locale={locale} words={{ signUp, form, rule }} clientArea={links.clientArea} />
      </LivePart>
      {binding.length > 0 && (
        <p className="auth__note">
          {signUp.papers}
          {binding.map((paper, index) => (
            <Fragment key={paper.href}>
              {index > 0 ? ', ' : ' '}
              <SiteLink link={paper} />
            </Fragment>
          ))}
        </p>
      )}
      {exists(locale, preparationPath) && (
        <p className="auth__note">
          {preparation.text} <a href={localePath(locale, preparationPath)}>{preparation.link}</a>
        </p>
      )}
      <LockTip locale={locale} />
      <p className="auth__note">
        {signUp.haveAccount} <a href={localePath(locale, '/login')}>{logIn}</a>
      </p>
    </AuthShell>
  )
}
