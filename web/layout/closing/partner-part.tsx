import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { statusText } from '#web/broker/client/status-text.ts'
import { PartnerForm } from '#web/features/partner-form/partner-form.tsx'
import { resources } from '#web/i18n/resources.ts'
import { paperLink } from '#web/layout/risk/paper-link.ts'
import { type Locale, localePath } from '#locales/table.ts'

/**
 * The partner form with its words (requirements B6), once on a page.
 * @param typed what stands in its fields from the beginning, by their names
 * @param isEmailWrong whether the e-mail address among it was refused
 */
export const PartnerPart = async ({
  locale,
  typed = {},
  isEmailWrong = false,
}: {
  locale: Locale
  typed?: Readonly<Record<string, string>>
  isEmailWrong?: boolean
}) => {
  const privacyLink = await paperLink(locale, 'privacy-policy')
  const { partner, form } = resources[locale].login
  return (
    <LivePart locale={locale}>
      <PartnerForm
        locale={locale}
        words={{
          partner: {
            website: partner.website,
            submit: partner.submit,
            become: partner.become,
            trap: partner.trap,
            checking: partner.checking,
            use: partner.use,
          },
          form: {
            firstName: form.firstName,
            lastName: form.lastName,
            email: form.email,
            country: form.country,
            phone: form.phone,
            optional: form.optional,
            invalidEmail: form.invalidEmail,
          },
        }}
        action="/api/partner"
        registerHref={localePath(locale, '/register')}
        privacyLink={privacyLink && { href: privacyLink.href, label: privacyLink.label }}
        failed={{ title: form.failed, text: statusText(locale, 0) }}
        typed={typed}
        wasEmailWrong={isEmailWrong}
      />
    </LivePart>
  )
}

/**
 * The form folded, for pages that sell no account: a client's own, one that is missing, and those of people who look for
 * somebody to talk to.
 */
export const PartnerFold = ({ locale }: { locale: Locale }) => {
  const { partner } = resources[locale].login
  return (
    <details className="partner-fold">
      <summary className="wrap">{partner.title}</summary>
      <div className="wrap partner-fold__in">
        <p>{partner.lede}</p>
        <PartnerPart locale={locale} />
      </div>
    </details>
  )
}
