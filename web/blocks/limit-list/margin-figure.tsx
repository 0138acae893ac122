import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { closeOutPercent } from '#web/features/calculators/formulas.ts'
import { resources } from '#web/i18n/resources.ts'
import { formatPercent } from '#web/lib/numbers/format.ts'
import { Drawing } from '#web/blocks/parts/screens/drawing.tsx'
import type { LimitListBlock } from './query.ts'

const closeOut = Number(closeOutPercent)

const ticks = Array.from({ length: 41 }, (_, index) => {
  const length = index % 4 === 0 ? 13 : index % 2 === 0 ? 9 : 5
  return `M${index * 2.5} ${14 - length}V14`
}).join('')

const at = (share: number) => ({ left: `${share}%` })

/**
 * The margin as a rule: from nothing to all of what was set aside, and underneath the move of the price that takes it.
 * The share does not depend on the size, only on the leverage.
 */
export const MarginFigure = ({
  locale,
  drawing,
}: {
  locale: Locale
  drawing: NonNullable<LimitListBlock['drawing']>
}) => {
  const { rule } = resources[locale].BasicLayout.screens
  const { cap, leverage, title, text } = drawing
  const percent = (value: number) => formatPercent(locale, String(value))
  const values = { leverage, move: percent(1), share: percent(cap), close: percent(closeOut) }
  return (
    <figure className="margin">
      <figcaption>
        {title && <h3>{title}</h3>}
        {text && <p>{text}</p>}
      </figcaption>
      <Drawing label={fill(rule.label, values)}>
        <p className="margin__lead margin__lead--one" style={at(cap)}>
          {fill(rule.one, values)}
        </p>
        <em className="margin__lost">{rule.lost}</em>
        <p className="margin__shares fig">
          {[0, 25, 50, 75, 100].map((value) => (
            <span key={value} style={at(value)}>
              {percent(value)}
            </span>
          ))}
        </p>
        <svg className="margin__ticks" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
          <path d={ticks} />
        </svg>
        <div className="margin__bar">
          <i style={{ width: `${cap}%` }} />
          <b style={at(cap)} />
          <b className="margin__close" style={at(closeOut)} />
        </div>
        <p className="margin__moves fig">
          {Array.from({ length: Math.floor(100 / cap) + 1 }, (_, move) => (
            <span key={move} style={at(move * cap)}>
              {percent(move)}
            </span>
          ))}
        </p>
        <em className="margin__move">{rule.move}</em>
        <p className="margin__lead margin__lead--close" style={at(closeOut)}>
          {fill(rule.close, values)}
        </p>
      </Drawing>
    </figure>
  )
}
