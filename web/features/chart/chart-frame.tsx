import type { ReactNode, Ref } from 'react'

/** The box of a chart: one picture with a sentence for who cannot see it, and what is drawn. */
export const ChartFrame = ({
  summary,
  plot,
  children,
}: {
  summary: string
  /** The part that bars are drawn in. */
  plot?: Ref<HTMLDivElement>
  children: ReactNode
}) => (
  <div className="chart">
    <svg className="chart__picture" role="img" aria-label={summary} viewBox="0 0 1 1" />
    <div className="chart__plot" aria-hidden="true" {...(plot ? { ref: plot } : {})}>
      {children}
    </div>
  </div>
)
