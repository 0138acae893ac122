import { getRisk } from '#web/documents/risk-warning.ts'
import type { RiskFormat } from '#web/documents/risk-warning.ts'
import { Icon } from '#web/design/icon.tsx'
import type { Locale } from '#locales/table.ts'

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
      <p>{risk.sentences(drawn).join(' ')}</p>
    </div>
  )
}
