import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { askedGroups } from './registry.ts'

/**
 * The cookie banner: both answers side by side with equal prominence, and the groups individually (requirements E4).
 * Shown by `web/layout/script/consent.ts` until answered. Without script nothing that needs consent is stored, so
 * nothing is asked.
 * @param policyHref the page about cookies, if any
 */
export const ConsentBar = ({ locale, policyHref }: { locale: Locale; policyHref: string | null }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <section className="cookies" aria-label={t('consent.name')} tabIndex={-1}>
      <div className="wrap cookies__in">
        <p>
          {t('consent.text')}{' '}
          {policyHref && (
            <SiteLink
              link={{ href: policyHref, label: t('consent.policy'), external: false, newWindow: false }}
            />
          )}
        </p>
        <div className="cookies__answers">
          <button className="btn btn--solid btn--small" type="button" data-consent="none">
            {t('consent.necessary')}
          </button>
          <button className="btn btn--solid btn--small" type="button" data-consent="all">
            {t('consent.accept')}
          </button>
        </div>
        <details className="cookies__settings">
          <summary>
            {t('consent.settings')}
            <Icon name="chevron" size={16} />
          </summary>
          <div className="cookies__groups">
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
        </details>
      </div>
    </section>
  )
}
