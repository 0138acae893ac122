import type { ReactNode, Ref } from 'react'

/** The box of a chart: one picture with a sentence for who cannot see it, and what is drawn. */
export const ChartFrame = ({
  summary,
  plot,
  nowY,
  crossY,
  children,
}: {
  summary: string
  /** The part that bars are drawn in. */
  plot?: Ref<HTMLDivElement>
  /** Heights of the last price and of the cross, in per cent: labels too near them give way. */
  nowY?: number | undefined
  crossY?: number | undefined
  children: ReactNode
}) => (
  <div className="chart">
    <svg className="chart__picture" role="img" aria-label={summary} viewBox="0 0 1 1" />
    <div
      className="chart__plot"
      aria-hidden="true"
      style={{ '--now-y': nowY, '--cross-y': crossY }}
      {...(plot ? { ref: plot } : {})}
    >
      {children}
    </div>
  </div>
)
