import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { resources } from '#web/i18n/resources.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { planMarginRule } from './plan-margin-rule.ts'

const shapes = {
  wide: { width: 640, height: 250, top: 108, bar: 30, every: 25, moveY: 50, closeY: 82 },
  // No room beside the line of the close-out: what the moves are stands under its words.
  narrow: { width: 350, height: 236, top: 100, bar: 24, every: 50, moveY: 84, closeY: 58 },
} as const

/** How much of the margin a move takes, as a graduated rule: shares above, moves of the price below. */
export const MarginRuleSvg = ({
  locale,
  leverage,
  size,
}: {
  locale: Locale
  leverage: string
  size: keyof typeof shapes
}) => {
  const { costs: words } = resources[locale].trading
  const { width, height, top, bar, every, moveY, closeY } = shapes[size]
  const { onePercent, closeOut, closeOutMove, moves } = planMarginRule(leverage)
  const left = 2
  const x = (share: number) => Math.round(10 * (left + ((width - 2 * left) * share) / 100)) / 10
  const percent = (value: string | number) => formatPercent(locale, String(value))
  const one = x(Number(onePercent))
  const close = x(Number(closeOut))
  const shares = Array.from({ length: 41 }, (_, index) => index * 2.5)
  const below = top + bar
  return (
    <svg
      className={`rule-of-margin drawn-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={fill(words.marginLabel, {
        leverage,
        step: percent(1),
        one: percent(onePercent),
        close: percent(closeOut),
        move: percent(closeOutMove),
      })}
    >
      <path className="rm-closed" d={`M${close} ${top}H${x(100)}v${bar}H${close}z`} />
      <rect className="rm-taken" x={left} y={top} width={one - left} height={bar} />
      <path
        className="rm-line"
        d={`M${left} ${top}H${x(100)}v${bar}H${left}zM${left} ${below + 7}H${x(100)}${shares
          .map((share) => `M${x(share)} ${top}v${share % 10 === 0 ? -13 : share % 5 === 0 ? -9 : -5}`)
          .join('')}${moves.map((move) => `M${x(move * Number(onePercent))} ${below}v12`).join('')}`}
      />
      {[0, 20, 40, 60, 80].map((share) => (
        <rect
          key={share}
          className="rm-minute"
          x={x(share)}
          y={below + 2}
          width={x(share + 10) - x(share)}
          height={5}
        />
      ))}
      {Array.from({ length: 100 / every + 1 }, (_, index) => index * every).map((share) => (
        <text
          key={share}
          className="rm-share"
          x={x(share)}
          y={top - 20}
          textAnchor={share === 0 ? 'start' : share === 100 ? 'end' : 'middle'}
        >
          {percent(share)}
        </text>
      ))}
      {moves.map((move) => (
        <text
          key={move}
          className="rm-move"
          x={x(move * Number(onePercent))}
          y={below + 28}
          textAnchor={move === 0 ? 'start' : move * Number(onePercent) >= 100 ? 'end' : 'middle'}
        >
          {percent(move)}
        </text>
      ))}
      <path className="rm-lead" d={`M${one} ${top}V${top - 54}M${close} ${top}V${below + closeY - 16}`} />
      <text className="rm-told" x={Math.max(one, size === 'wide' ? 96 : 98)} y={top - 62} textAnchor="middle">
        {fill(words.one, { step: percent(1), share: percent(onePercent) })}
      </text>
      <text className="rm-told" x={close} y={below + closeY} textAnchor="middle">
        {fill(words.close, { share: percent(closeOut) })}
      </text>
      <text className="rm-move" x={left} y={below + moveY}>
        {words.move}
      </text>
      <text className="rm-move" x={x(100)} y={top - 42} textAnchor="end">
        {words.lost}
      </text>
    </svg>
  )
}

/**
 * The rule of the margin at a leverage such as `30:1`, with its caption, for wide and for narrow screens. Title and
 * text are the interface's own where an editor gives none.
 */
export const MarginRule = ({
  locale,
  leverage,
  title,
  text,
}: {
  locale: Locale
  leverage: string
  title?: string | null
  text?: string | null
}) => {
  const { costs: words } = resources[locale].trading
  const move = formatPercent(locale, planMarginRule(leverage).closeOutMove)
  return (
    <figure className="cost">
      <figcaption>
        <h3>{title ?? words.margin}</h3>
        <p>{text ?? fill(words.marginText, { leverage, move })}</p>
      </figcaption>
      <MarginRuleSvg locale={locale} leverage={leverage} size="wide" />
      <MarginRuleSvg locale={locale} leverage={leverage} size="narrow" />
    </figure>
  )
}
