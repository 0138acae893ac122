import type { TFunction } from 'i18next'
import type { RiskFormat, RiskWarning } from '#web/documents/risk-warning.ts'

/**
 * What staff and visitors must know of a figure or wording that is not yet final: beside the mandated words,
 * never inside them.
 */
export const RiskMarks = ({
  risk,
  t,
  format = 'B',
}: {
  risk: RiskWarning
  t: TFunction
  /** Which of the mandated wordings it stands beside. */
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
