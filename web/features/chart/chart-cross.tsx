import { Moved } from './moved.tsx'

/** The cross at a bar: where it stands in per cent, its close and its time in words. */
export const ChartCross = ({ x, y, price, time }: { x: number; y: number; price: string; time: string }) => (
  <>
    <Moved x={x}>
      <i className="chart__cross chart__cross--time">
        <b>{time}</b>
      </i>
    </Moved>
    <Moved y={y}>
      <i className="chart__cross chart__cross--price">
        <b>{price}</b>
      </i>
    </Moved>
  </>
)
