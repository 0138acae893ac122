import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { ForgotForm } from '#web/features/session/forms/forgot-form.tsx'
import { resources } from '#web/i18n/resources.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { AuthShell } from './auth-shell.tsx'

/** `/forgot-password` (requirements A5, F4). */
export const ForgotPage = ({ locale }: { locale: Locale }) => {
  const { forgot, signUp, form, rule, logIn, banner } = resources[locale].login
  return (
    <AuthShell locale={locale} path="/forgot-password" title={forgot.title} banner={banner}>
      <LivePart locale={locale}>
        <ForgotForm locale={locale} words={{ forgot, signUp, form, rule }} />
      </LivePart>
      <p className="auth__note">
        {forgot.remembered} <a href={localePath(locale, '/login')}>{logIn}</a>
      </p>
    </AuthShell>
  )
}
