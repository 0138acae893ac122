import { statusText } from '#web/broker/client/status-text.ts'
import type { EnquiryResult } from '#web/broker/relay/enquiry-results.ts'
import type { TypedEnquiry } from '#web/broker/relay/kept-enquiry.ts'
import { enquiryPath } from '#web/broker/relay/enquiry-results.ts'
import { Icon } from '#web/design/icon.tsx'
import { PartnerPart } from '#web/layout/closing/partner-part.tsx'
import { resources } from '#web/i18n/resources.ts'
import { SiteShell } from '#web/layout/site-shell.tsx'
import { type Locale, localeIds, localePath } from '#locales/table.ts'
import { NoticePlate } from './notice-plate.tsx'

/** What became of a partner form that was posted without script (requirements E9). */
export const EnquiryPage = ({
  locale,
  result,
  typed,
}: {
  locale: Locale
  result: EnquiryResult
  /** What was typed and did not arrive, by the names of the fields. */
  typed: TypedEnquiry
}) => {
  const { partner, form } = resources[locale].login
  const isSent = result === 'sent'
  const words: Record<EnquiryResult, [title: string, text: string]> = {
    sent: [partner.done, partner.plain.sent],
    email: [partner.wrongEmail, form.invalidEmail],
    busy: [partner.notSent, statusText(locale, 429)],
    failed: [partner.notSent, partner.plain.failed],
  }
  const [title, text] = words[result]
  return (
    <SiteShell
      locale={locale}
      path={enquiryPath}
      alternates={localeIds}
      styles={isSent ? ['page', 'hero'] : ['page', 'hero', 'end']}
      isLive={!isSent}
      closing={null}
    >
      {() => (
        <NoticePlate
          position={partner.title}
          title={title}
          lede={Object.keys(typed).length > 0 ? `${text} ${partner.plain.back}` : text}
          more={
            !isSent && (
              <div className="closing__partner">
                <h2 id="partner-title">{partner.title}</h2>
                <PartnerPart locale={locale} typed={typed} isEmailWrong={result === 'email'} />
              </div>
            )
          }
        >
          <a className="btn btn--solid btn--large" href={localePath(locale, '/')}>
            {partner.plain.home}
            <Icon name="arrow" />
          </a>
        </NoticePlate>
      )}
    </SiteShell>
  )
}
