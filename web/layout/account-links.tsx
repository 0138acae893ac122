import type { SiteSettings } from '#web/content/types.ts'
import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'

const to = (href: string, label: string) => ({ href, label, external: true, newWindow: false })

/** Log in and Register, to the addresses of the settings; one that is not set is not drawn. */
export const AccountLinks = ({
  locale,
  links,
  look,
}: {
  locale: Locale
  links: SiteSettings['links']
  look: 'header' | 'bar'
}) => {
  const t = getTexts(locale, 'login')
  const size = look === 'header' ? ' btn--small' : ''
  return (
    <>
      {links.signIn && (
        <SiteLink
          link={to(links.signIn, t('logIn'))}
          className={`btn${look === 'header' ? ' btn--ghost' : ''}${size}`}
        />
      )}
      {links.register && (
        <SiteLink link={to(links.register, t('register'))} className={`btn btn--solid${size}`} />
      )}
    </>
  )
}
