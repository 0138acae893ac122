import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { askedGroups } from './registry.ts'

/**
 * The cookie banner: a question, a link to the groups, and both answers side by side with equal prominence (requirements
 * E4). On phones the question is short and the whole text is with the groups. Shown by `web/layout/script/consent.ts`
 * until answered. Without script nothing that needs consent is stored, so nothing is asked.
 * @param policyHref the page about cookies, if any
 */
export const ConsentBar = ({ locale, policyHref }: { locale: Locale; policyHref: string | null }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <section className="cookies" aria-label={t('consent.name')} tabIndex={-1}>
      <div className="wrap cookies__in">
        <p>
          <span className="cookies__long">{t('consent.text')}</span>
          <span className="cookies__short">{t('consent.question')}</span>{' '}
          <button
            className="cookies__link"
            type="button"
            data-consent="settings"
            aria-expanded="false"
            aria-controls="cookie-groups"
            suppressHydrationWarning
          >
            {t('consent.settings')}
          </button>
        </p>
        <div className="cookies__answers">
          <button className="btn btn--small" type="button" data-consent="none">
            {t('consent.necessary')}
          </button>
          <button className="btn btn--small" type="button" data-consent="all">
            {t('consent.accept')}
          </button>
        </div>
        <div className="cookies__groups" id="cookie-groups" hidden suppressHydrationWarning>
          <p className="cookies__more">
            <span className="cookies__short">{t('consent.text')} </span>
            {policyHref && (
              <SiteLink
                link={{ href: policyHref, label: t('consent.policy'), external: false, newWindow: false }}
              />
            )}
          </p>
          <label className="check">
            <input type="checkbox" checked disabled />
            <span>
              <b>{t('consent.groups.necessary.name')}</b> {t('consent.groups.necessary.text')}
            </span>
          </label>
          {askedGroups.map((group) => (
            <label className="check" key={group}>
              <input type="checkbox" data-group={group} />
              <span>
                <b>{t(`consent.groups.${group}.name`)}</b> {t(`consent.groups.${group}.text`)}
              </span>
            </label>
          ))}
          <button className="btn btn--small" type="button" data-consent="chosen">
            {t('consent.save')}
          </button>
        </div>
      </div>
    </section>
  )
}
