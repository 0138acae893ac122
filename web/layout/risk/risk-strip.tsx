import { getRisk } from '#web/documents/risk-warning.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/design/icon.tsx'
import { RiskScale } from '#web/design/risk-scale.tsx'
import { drawStill } from '#web/next/still/draw-still.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { type Locale, locales } from '#locales/table.ts'
import { RiskMarks } from '#web/blocks/parts/risk-marks.tsx'
import { riskDisclosureLink } from './risk-disclosure.ts'

/**
 * The mandated warning (format B), first on every page and always visible: complete from 960 px; below that complete
 * at the top of the page, and its percentage sentence everywhere (law 1). Its three sentences are one paragraph; on
 * phones the middle one is sticky by CSS alone.
 */
export const RiskStrip = async ({ locale }: { locale: Locale }) => {
  const [risk, disclosure] = await Promise.all([getRisk(locale), riskDisclosureLink(locale)])
  const t = getTexts(locale, 'BasicLayout')
  const sentences = risk.sentences('B')
  // Formats C and D share the sentence with the figure; it is found by the figure, not by position.
  const figure = sentences.findIndex((sentence) => sentence.includes(risk.percentage))
  const held = figure === -1 ? 0 : figure
  return drawStill(
    <aside className="risk" aria-label={t('risk.name')}>
      <div className="risk__in">
        <p className="risk__text" style={{ '--digits': risk.percentage.length }}>
          {sentences.map((sentence, index) =>
            index === held ? (
              <span className="risk__hold" key={sentence}>
                <span className="risk__fig" aria-hidden="true">
                  <Icon name="caution" size={30} />
                  <span className="fig">{percentSign(locale, risk.percentage)}</span>
                </span>
                <b className="risk__pct">{sentence}</b>{' '}
                <button className="risk__all" type="button" popoverTarget="risk-whole">
                  {t('risk.whole')}
                </button>
                <RiskScale cells={risk.cells} />
              </span>
            ) : (
              <span className="risk__part" key={sentence}>
                {sentence}{' '}
              </span>
            ),
          )}
        </p>
        <p className="risk__side">
          {disclosure && <SiteLink link={disclosure} className="risk__link" />}
          <RiskMarks risk={risk} t={t} />
        </p>
      </div>
      <RiskScale cells={risk.cells} label={t('risk.scale')} />
      <section className="risk-whole" id="risk-whole" popover="auto" aria-label={t('risk.whole')}>
        <p>{sentences.join(' ')}</p>
        <button
          className="btn btn--small"
          type="button"
          popoverTarget="risk-whole"
          popoverTargetAction="hide"
        >
          {t('risk.close')}
        </button>
      </section>
    </aside>,
  )
}

/** The figure of the chart with its percent sign, spaced by language. */
export const percentSign = (locale: Locale, percentage: string): string =>
  locales[locale].spacesPercent ? `${percentage} %` : `${percentage}%`
