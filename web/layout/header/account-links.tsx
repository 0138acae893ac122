import { AccountState } from '#web/features/session/account-state.tsx'
import type { LogOutWords } from '#web/features/session/log-out-dialog.tsx'
import { resources } from '#web/i18n/resources.ts'
import { type Locale, localePath } from '#locales/table.ts'

/** The texts of logging out. */
export const logOutWords = (locale: Locale): LogOutWords => {
  const { centre, form } = resources[locale].login
  const { yes, no } = resources[locale].BasicLayout.dialog
  return { logOut: centre.logOut, ask: centre.ask, askText: centre.askText, failed: form.failed, yes, no }
}

/**
 * Log in and Register (requirements A4, A5), or the signed-in account and Log out.
 * @param look `signedIn` where there is no room for the first two: rendered only for signed-in visitors
 */
export const AccountLinks = ({ locale, look }: { locale: Locale; look: 'header' | 'bar' | 'signedIn' }) => {
  const { logIn, register, centre } = resources[locale].login
  const [size, quiet] = look === 'bar' ? ['', ''] : [' btn--small', ' btn--ghost']
  return (
    <AccountState
      locale={locale}
      href={localePath(locale, '/uc')}
      label={centre.title}
      words={logOutWords(locale)}
      size={size}
      quiet={quiet}
    >
      {look !== 'signedIn' && (
        <>
          <a href={localePath(locale, '/login')} data-own="" className={`btn${quiet}${size}`}>
            {logIn}
          </a>
          <a href={localePath(locale, '/register')} data-own="" className={`btn btn--solid${size}`}>
            {register}
          </a>
        </>
      )}
    </AccountState>
  )
}
