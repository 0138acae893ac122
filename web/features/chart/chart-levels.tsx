import { Moved } from './moved.tsx'
import { heightOf, type PriceScale } from './plan-scale.ts'

/** A price that is of somebody's own, such as where a position was opened. */
export interface ChartLevel {
  id: string
  /** Decimal string. */
  price: string
  name: string
}

/** Levels as dashed lines with their names; one outside of the scale is left out. */
export const ChartLevels = ({ levels, scale }: { levels: readonly ChartLevel[]; scale: PriceScale }) =>
  levels.map(({ id, price, name }) => {
    const height = heightOf(scale, Number(price))
    if (!(height >= 0 && height <= 1)) return null
    return (
      <Moved key={id} y={100 * height}>
        <i className="chart__level" />
        <b className="chart__level-name">{name}</b>
      </Moved>
    )
  })
