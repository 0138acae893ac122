import type { TFunction } from 'i18next'
import type { RiskFormat, RiskWarning } from '#web/documents/risk-warning.ts'

/** Marks a figure or wording that is not final: beside the mandated text, never inside it. */
export const RiskMarks = ({
  risk,
  t,
  format = 'B',
}: {
  risk: RiskWarning
  t: TFunction
  /** The mandated wording it belongs to. */
  format?: RiskFormat
}) => {
  const marks = [
    ...(risk.isSample ? [t('risk.sample')] : []),
    ...(risk.statusOf(format) === 'verified' ? [] : [t('risk.awaiting')]),
  ]
  return marks.map((mark) => (
    <em className="mark-note" key={mark}>
      {mark}
    </em>
  ))
}
