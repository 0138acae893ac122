import { statusText } from '#web/broker/client/status-text.ts'
import { PartnerOpener } from '#web/features/partner-form/partner-opener.tsx'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { resources } from '#web/i18n/resources.ts'
import { type Locale, localePath } from '#locales/table.ts'

/** Link to the partner team at the top of every footer (requirements B6, A6). */
export const PartnerBand = ({
  locale,
  portal,
}: {
  locale: Locale
  /** The partner portal's address from the settings. */
  portal: string | null
}) => {
  const { partner, form } = resources[locale].login
  return (
    <section className="partner__band" aria-labelledby="partner-title">
      <div>
        <h2 id="partner-title">{partner.title}</h2>
        <p>{partner.lede}</p>
      </div>
      <div className="partner__actions">
        <PartnerOpener
          locale={locale}
          label={partner.open}
          registerHref={localePath(locale, '/register')}
          failed={{ title: form.failed, text: statusText(locale, 0) }}
        />
        <a className="btn" href={localePath(locale, '/register')}>
          {partner.become}
        </a>
        {portal && (
          <SiteLink
            link={{ href: portal, label: '', external: true, newWindow: false }}
            className="btn btn--ghost"
          >
            {partner.portal}
            <Icon name="out" size={18} />
          </SiteLink>
        )}
      </div>
    </section>
  )
}
