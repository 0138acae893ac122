import { AccountState } from '#web/features/session/account-state.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localePath } from '#locales/table.ts'

/** Log in and Register on this site (requirements A4, A5), or the account of who is signed in. */
export const AccountLinks = ({ locale, look }: { locale: Locale; look: 'header' | 'bar' }) => {
  const t = getTexts(locale, 'login')
  const size = look === 'header' ? ' btn--small' : ''
  return (
    <AccountState href={localePath(locale, '/uc')} label={t('centre.title')} className={`btn${size}`}>
      <a
        href={localePath(locale, '/login')}
        className={`btn${look === 'header' ? ' btn--ghost' : ''}${size}`}
      >
        {t('logIn')}
      </a>
      <a href={localePath(locale, '/register')} className={`btn btn--solid${size}`}>
        {t('register')}
      </a>
    </AccountState>
  )
}
