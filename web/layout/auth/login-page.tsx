import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { getSettings } from '#web/documents/site-settings.ts'
import { LoginForm } from '#web/features/session/forms/login-form.tsx'
import { resources } from '#web/i18n/resources.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { AuthShell } from './auth-shell.tsx'
import { LockTip } from './lock-tip.tsx'

/** `/login` (requirements A4, B1, E6). */
export const LoginPage = async ({ locale }: { locale: Locale }) => {
  const { links } = await getSettings(locale)
  const { login, form, banner } = resources[locale].login
  const t = getTexts(locale, 'login')
  return (
    <AuthShell locale={locale} path="/login" title={login.title} banner={banner}>
      <LivePart locale={locale}>
        <LoginForm locale={locale} words={{ login, form }} clientArea={links.clientArea} />
      </LivePart>
      <LockTip locale={locale} />
      <p className="auth__note">
        {login.noAccount} <a href={localePath(locale, '/register')}>{t('register')}</a>
      </p>
    </AuthShell>
  )
}
