import { getRisk } from '#web/documents/risk-warning.ts'
import type { RiskFormat } from '#web/documents/risk-warning.ts'
import { Icon } from '#web/design/icon.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { RiskMarks } from './risk-marks.tsx'

/**
 * The mandated sentences beside a call to action, complete and unchanged. A language without the abbreviated format
 * gets the full one.
 */
export const RiskNote = async ({ locale, format }: { locale: Locale; format: RiskFormat }) => {
  const risk = await getRisk(locale)
  const drawn = risk.sentences(format).length > 0 ? format : 'B'
  return (
    <div className="risk-note" role="note">
      <Icon name="caution" size={22} />
      <p>
        {risk.sentences(drawn).join(' ')}{' '}
        <RiskMarks risk={risk} format={drawn} t={getTexts(locale, 'BasicLayout')} />
      </p>
    </div>
  )
}
