import { getSettings } from '#web/documents/site-settings.ts'
import { Icon } from '#web/design/icon.tsx'
import { LoginForm } from '#web/features/session/forms/login-form.tsx'
import { resources } from '#web/i18n/resources.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { AuthShell } from './auth-shell.tsx'

/** The anti-phishing tip: a sentence, and the address to look for beside the lock. */
const LockTip = ({ sentence, address }: { sentence: string; address: string }) => {
  const [before = '', after = ''] = sentence.split(address)
  return (
    <p className="auth__tip">
      <Icon name="lock" size={22} />
      <span>
        {before}
        <b>{address}</b>
        {after}
      </span>
    </p>
  )
}

/** `/login` (requirements A4, B1, E6). */
export const LoginPage = async ({ locale }: { locale: Locale }) => {
  const { links } = await getSettings(locale)
  const { login, form } = resources[locale].login
  const t = getTexts(locale, 'login')
  const address = siteSettings().siteUrl
  return (
    <AuthShell locale={locale} path="/login" title={login.title}>
      <LockTip sentence={t('login.tip', { address })} address={address} />
      <LoginForm locale={locale} words={{ login, form }} clientArea={links.clientArea} />
      <p className="auth__note">
        {login.noAccount} <a href={localePath(locale, '/register')}>{t('register')}</a>
      </p>
    </AuthShell>
  )
}
