import { Fragment } from 'react'
import type { Entity } from '#web/documents/entity.ts'
import type { SiteSettings } from '#web/documents/site-settings.ts'
import { Icon } from '#web/design/icon.tsx'
import { Logo } from '#web/design/logo.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { paperLink } from '#web/layout/risk/paper-link.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** What the footer ends with: the firm and its licence, navigation, payment methods, the supervisor, and what to read before trading. */
export const Footer = async ({
  locale,
  settings,
  entity,
  year,
}: {
  locale: Locale
  settings: SiteSettings
  entity: Entity
  year: number
}) => {
  const t = getTexts(locale, 'BasicLayout')
  const papers = await Promise.all(
    ['risk-disclosure', 'cookie-policy'].map((slug) => paperLink(locale, slug)),
  )
  const lists = settings.footerLists.filter((list) => list.items.length > 0)
  return (
    <div className="foot">
      <div className="wrap">
        <div className="foot__lists">
          <div className="foot__intro">
            <Logo
              brandName={settings.brandName}
              href={localePath(locale, '/')}
              label={t('home', { brand: settings.brandName })}
            />
            <p>{settings.footerIntro}</p>
            <address>
              {entity.firmName}
              <span>{entity.address.split('\n').join(', ')}</span>
            </address>
            {settings.paymentMethods.length > 0 && (
              <div className="foot__pay">
                <h2>{t('footer.accept')}</h2>
                <ul>
                  {settings.paymentMethods.map((method) => (
                    <li key={method}>
                      <Icon name="wire" size={20} />
                      {method}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          {lists.map((list) => (
            <nav className="foot__list" key={list.key} aria-labelledby={`foot-${list.key}`}>
              <h2 id={`foot-${list.key}`}>
                {list.title}
                <button className="foot__toggle" type="button" aria-expanded="false" aria-label={list.title}>
                  <Icon name="chevron" size={18} />
                </button>
              </h2>
              <ul>
                {list.items.map((item) => (
                  <li key={item.href}>
                    <SiteLink link={item} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <section className="foot__law" aria-label={t('footer.regulation')}>
          <p>
            {entity.statement}{' '}
            {entity.regulatorUrl ? (
              <SiteLink link={{ href: entity.regulatorUrl, label: '', external: true, newWindow: false }}>
                {t('footer.supervisor', { regulator: entity.regulatorName })}
              </SiteLink>
            ) : (
              t('footer.supervisor', { regulator: entity.regulatorName })
            )}
            {entity.isSample && ` ${t('footer.fiction')}`}
          </p>
          <p>
            {t('risk.past')}
            {papers.map(
              (paper) =>
                paper && (
                  <Fragment key={paper.href}>
                    {' '}
                    <SiteLink link={paper}>{t('risk.pdf', { title: paper.label })}</SiteLink>
                  </Fragment>
                ),
            )}
          </p>
        </section>
        <div className="foot__end">
          <p>{t('footer.end', { year, firm: entity.firmName })}</p>
          <div className="foot__tools">
            <button className="foot__consent needs-script" type="button" data-consent="open">
              {t('consent.change')}
            </button>
            <ThemeSwitch locale={locale} />
          </div>
        </div>
      </div>
    </div>
  )
}
