import { Icon } from '#web/design/icon.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { siteSettings } from '#web/lib/settings.ts'
import type { Locale } from '#locales/table.ts'

/** The anti-phishing tip (requirements B1): a sentence, and the address to look for beside the lock. */
export const LockTip = ({ locale }: { locale: Locale }) => {
  const address = siteSettings().siteUrl
  const [before = '', after = ''] = getTexts(locale, 'login')('login.tip', { address }).split(address)
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
