import { Fragment } from 'react'
import { getRisk } from '#web/documents/risk-warning.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/design/icon.tsx'
import { RiskScale } from '#web/design/risk-scale.tsx'
import { drawStill } from '#web/serving/next/still/draw-still.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { type Locale, locales } from '#locales/table.ts'
import { riskDisclosureLink } from './paper-link.ts'

/**
 * The mandated warning (format B), first on every page and always visible: complete from 960 px; below that complete
 * at the top of the page, and its percentage sentence everywhere (law 1). Link and sample mark share its last line.
 * On phones the page script shows the sentence by itself in a box of its own once the reader scrolls past it, so that
 * nothing of the page moves; without script the whole strip stays.
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
      <div className="risk__whole">
        <div className="risk__in">
          <span className="risk__fig" aria-hidden="true">
            <Icon name="caution" size={30} />
            <span className="fig" translate="no">
              {percentSign(locale, risk.percentage)}
            </span>
          </span>
          <p className="risk__text">
            {sentences.map((sentence, index) => (
              <Fragment key={sentence}>
                {index === held ? (
                  <b className="risk__pct">{sentence}</b>
                ) : (
                  <span className="risk__part">{sentence}</span>
                )}{' '}
              </Fragment>
            ))}
            <span className="risk__side">
              {disclosure && <SiteLink link={disclosure} className="risk__link" />}
              {risk.isSample && <em className="mark-note">{t('risk.sample')}</em>}
            </span>
          </p>
        </div>
        <RiskScale cells={risk.cells} label={t('risk.scale')} />
      </div>
      <div className="risk__hold">
        <b className="risk__stays">{sentences[held]}</b>{' '}
        <button className="risk__all" type="button" popoverTarget="risk-whole">
          {t('risk.whole')}
        </button>
        <RiskScale cells={risk.cells} />
      </div>
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
const percentSign = (locale: Locale, percentage: string): string =>
  locales[locale].spacesPercent ? `${percentage} %` : `${percentage}%`
