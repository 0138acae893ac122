import type { Entity } from '#web/documents/entity.ts'
import type { SiteSettings } from '#web/documents/site-settings.ts'
import { Icon } from '#web/design/icon.tsx'
import { Logo } from '#web/design/logo.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { CautionNote } from '#web/layout/risk/caution-note.tsx'
import { PartnerBand } from './partner-band.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const Row = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="foot__row">
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
)

/** The firm, navigation, payment methods, the supervisor, and the complete warning. */
export const Footer = ({
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
  const lists = settings.footerLists.filter((list) => list.items.length > 0)
  return (
    <footer className="foot">
      <div className="wrap">
        <PartnerBand locale={locale} portal={settings.links.partner} />
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
              {entity.address.split('\n').map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
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
        {settings.paymentMethods.length > 0 && (
          <Row title={t('footer.accept')}>
            <ul className="foot__pay">
              {settings.paymentMethods.map((method) => (
                <li key={method}>
                  <Icon name="wire" size={22} />
                  {method}
                </li>
              ))}
            </ul>
          </Row>
        )}
        <Row title={t('footer.regulation')}>
          <p>{entity.statement}</p>
          <p>
            {entity.regulatorUrl ? (
              <SiteLink link={{ href: entity.regulatorUrl, label: '', external: true, newWindow: false }}>
                {t('footer.supervisor', { regulator: entity.regulatorName })}
              </SiteLink>
            ) : (
              t('footer.supervisor', { regulator: entity.regulatorName })
            )}
            {entity.isSample && <em className="mark-note">{t('footer.sampleLicence')}</em>}
          </p>
        </Row>
        <CautionNote locale={locale} />
        <div className="foot__end">
          <p>{t(entity.isSample ? 'footer.end' : 'footer.endReal', { year, firm: entity.firmName })}</p>
          <div className="foot__tools">
            <button className="foot__consent needs-script" type="button" data-consent="open">
              {t('consent.change')}
            </button>
            <ThemeSwitch locale={locale} />
          </div>
        </div>
      </div>
    </footer>
  )
}
