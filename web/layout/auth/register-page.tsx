import { getSettings } from '#web/documents/site-settings.ts'
import { RegisterForm } from '#web/features/session/forms/register-form.tsx'
import { resources } from '#web/i18n/resources.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { AuthShell } from './auth-shell.tsx'
import { LockTip } from './lock-tip.tsx'

/** `/register` (requirements A5). */
export const RegisterPage = async ({ locale }: { locale: Locale }) => {
  const { links } = await getSettings(locale)
  const { signUp, form, rule, logIn, registerBanner } = resources[locale].login
  return (
    <AuthShell locale={locale} path="/register" title={signUp.title} banner={registerBanner}>
      <RegisterForm locale={locale} words={{ signUp, form, rule }} clientArea={links.clientArea} />
      <LockTip locale={locale} />
      <p className="auth__note">
        {signUp.haveAccount} <a href={localePath(locale, '/login')}>{logIn}</a>
      </p>
    </AuthShell>
  )
}
