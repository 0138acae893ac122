/** The cross at a bar: where it stands in per cent, its close and its time in words. */
export const ChartCross = ({ x, y, price, time }: { x: number; y: number; price: string; time: string }) => (
  <>
    <i className="chart__cross chart__cross--time" style={{ left: `${x}%` }}>
      <b>{time}</b>
    </i>
    <i className="chart__cross chart__cross--price" style={{ top: `${y}%` }}>
      <b>{price}</b>
    </i>
  </>
)
