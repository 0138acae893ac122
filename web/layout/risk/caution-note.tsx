import { getRisk } from '#web/documents/risk-warning.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/design/icon.tsx'
import { RiskScale } from '#web/design/risk-scale.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import type { Locale } from '#locales/table.ts'
import { riskDisclosureLink } from './risk-disclosure.ts'
import { RiskMarks } from '#web/blocks/parts/risk-marks.tsx'
import { percentSign } from './risk-strip.tsx'

/** The complete risk warning at the end of every page, with its chart and legend. */
export const CautionNote = async ({ locale }: { locale: Locale }) => {
  const [risk, disclosure] = await Promise.all([getRisk(locale), riskDisclosureLink(locale)])
  const t = getTexts(locale, 'BasicLayout')
  return (
    <section className="caution" aria-labelledby="caution-title">
      <p className="fig caution__fig" aria-hidden="true">
        {percentSign(locale, risk.percentage)}
      </p>
      <div className="caution__words">
        <h2 id="caution-title">
          <Icon name="caution" size={24} />
          {t('risk.name')}
        </h2>
        <p>
          {risk.sentences('B').map((sentence) => (
            <span key={sentence}>{sentence.includes(risk.percentage) ? <b>{sentence}</b> : sentence} </span>
          ))}
        </p>
        <p>{t('risk.past')}</p>
        <p className="caution__side">
          {disclosure && <SiteLink link={disclosure}>{t('risk.pdf', { title: disclosure.label })}</SiteLink>}
          <RiskMarks risk={risk} t={t} />
        </p>
      </div>
      <RiskScale cells={risk.cells} label={t('risk.scale')} />
      <p className="caution__key" aria-hidden="true">
        <span>{t('risk.lost')}</span>
        <span>{t('risk.kept')}</span>
      </p>
    </section>
  )
}
