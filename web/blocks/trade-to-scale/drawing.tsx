import type { Bar, LayoutName, TradeDrawing } from './plan-drawing.ts'
import type { TradeWords } from './words.ts'

const Box = ({ bar, name }: { bar: Bar; name: string }) => <rect className={name} {...bar} />

const middle = ({ x, width }: Bar): number => x + width / 2

/** Words over or under a bar: what it is, and its sum. */
const BarWords = ({
  bar,
  label,
  sum,
  lines,
  isBad = false,
}: {
  bar: Bar
  label: string
  sum: string
  /** Baselines of label and sum. */
  lines: readonly [label: number, sum: number]
  isBad?: boolean
}) => (
  <>
    <text className="trade__label" x={middle(bar)} y={lines[0]} textAnchor="middle">
      {label}
    </text>
    <text
      className={`trade__sum${isBad ? ' trade__bad' : ''}`}
      x={middle(bar)}
      y={lines[1]}
      textAnchor="middle"
    >
      {sum}
    </text>
  </>
)

/** The trade as a section through water: the surface is the price paid, the ground the whole margin. */
export const TradeSvg = ({
  drawing,
  words,
  size,
}: {
  drawing: TradeDrawing
  words: TradeWords
  size: LayoutName
}) => {
  const { width, height, surface, closeOutY, marginY, spread, nights, up, down, reaches, ticks } = drawing
  const isWide = size === 'wide'
  const left = { wide: 64, medium: 31, narrow: 10 }[size]
  const right = width - { wide: 64, medium: 31, narrow: 8 }[size]
  const under = isWide ? 36 : 24
  return (
    <svg
      className={`trade__drawing trade__${size}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.name}
    >
      <path className="trade__water" d={`M0 ${surface}H${width}V${closeOutY}H0z`} />
      <path className="trade__deep" d={`M0 ${closeOutY}H${width}V${marginY}H0z`} />
      <path className="trade__ground" d={`M0 ${marginY}H${width}V${height}H0z`} />
      <path className="trade__line" d={`M0 ${surface}H${width}M0 ${marginY}H${width}`} />
      <path className="trade__close" d={`M0 ${closeOutY}H${width}`} />
      <path className="trade__line" d={ticks.map(({ y }) => `M${right} ${y}h10`).join('')} />
      {ticks.map(({ y, amount }) => (
        <text key={amount} className="trade__tick" x={right - 6} y={y + 4.5} textAnchor="end">
          {words.tick(amount)}
        </text>
      ))}
      {spread && (
        <>
          <Box bar={spread} name="trade__cost" />
          <text className="trade__label" x={left} y={surface - 14}>
            {words.opening}
          </text>
          <text className="trade__sum" x={left} y={surface + under}>
            {words.openingSum}
          </text>
        </>
      )}
      {nights[0] && (
        <>
          {nights.map((night) => (
            <Box key={night.x} bar={night} name="trade__cost" />
          ))}
          <text className="trade__label" x={nights[0].x} y={surface - 14}>
            {words.nights}
          </text>
          <text className="trade__sum" x={nights[0].x} y={surface + under}>
            {words.nightsSum}
          </text>
          {isWide &&
            nights.map((night, index) => (
              <text
                key={night.x}
                className="trade__tick trade__day"
                x={middle(night)}
                y={surface + 62}
                textAnchor="middle"
              >
                {words.days[index]}
              </text>
            ))}
        </>
      )}
      <Box bar={up} name="trade__up" />
      <BarWords
        bar={up}
        label={isWide ? words.up : words.upShort}
        sum={words.upSum}
        lines={words.upSum ? [up.y - (isWide ? 44 : 28), up.y - 10] : [up.y - 10, 0]}
      />
      <Box bar={down} name="trade__down" />
      <BarWords
        bar={down}
        label={isWide ? words.down : words.downShort}
        sum={words.downSum}
        lines={
          words.downSum
            ? [down.y + down.height + (isWide ? 52 : 36), down.y + down.height + (isWide ? 30 : 19)]
            : [down.y + down.height + 20, 0]
        }
        isBad
      />
      {reaches.map((bar, index) => (
        <g key={bar.x}>
          <Box bar={bar} name="trade__reach" />
          {size !== 'narrow' && (
            <text
              className="trade__sum trade__bad"
              x={middle(bar)}
              y={surface + (isWide ? 30 : 20)}
              textAnchor="middle"
            >
              {words.reaches[index]}
            </text>
          )}
        </g>
      ))}
      <text className="trade__label" x={left} y={closeOutY - 10}>
        {isWide ? words.closeOut : words.closeOutShort}
      </text>
      <text className="trade__label" x={left} y={marginY + (isWide ? 34 : 27)}>
        {size === 'narrow' ? words.marginShort : words.margin}
      </text>
    </svg>
  )
}
