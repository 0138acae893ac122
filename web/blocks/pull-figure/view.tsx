import type { Locale } from '#locales/table.ts'
import type { ViewProps } from '#web/blocks/define-block.ts'
import { anchorOf } from '#web/blocks/parts/plan-contents.ts'
import { planMargin } from '#web/lib/numbers/plan-margin.ts'
import { type Entity, getEntity } from '#web/documents/entity.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { formatDays, formatMoney } from '#web/lib/numbers/money.ts'
import type { PullFigureBlock } from './query.ts'

/** The figure as it is read; null where the company names none. */
const figureOf = (figure: PullFigureBlock['figure'], entity: Entity, locale: Locale): string | null => {
  const { mild, closeOut, gone } = planMargin()
  const { compensation, complaintDays } = entity
  switch (figure) {
    case 'moveShare':
      return formatPercent(locale, mild.taken)
    case 'wholeMargin':
      return formatPercent(locale, gone.move)
    case 'closeOut':
      return formatPercent(locale, closeOut.move)
    case 'compensation':
      return compensation && formatMoney(locale, compensation.limit, compensation.currency)
    default:
      return complaintDays === null ? null : formatDays(locale, complaintDays)
  }
}

/** One figure across the page, with its sentence. */
export const View = async ({ block, locale }: ViewProps<PullFigureBlock>) => {
  const figure = figureOf(block.figure, await getEntity(locale), locale)
  return (
    figure !== null && (
      <div className="wrap block block--bare" id={anchorOf(block)}>
        <p className="pull">
          <span className="fig">{figure}</span> <span>{block.text}</span>
        </p>
      </div>
    )
  )
}
