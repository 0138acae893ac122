import type { ReactNode } from 'react'
import { seaChartFile } from '#web/design/art/charts.gen.ts'

/** The sea chart with a short message, for error pages. */
export const NoticePlate = ({
  position,
  title,
  lede,
  children,
  more,
}: {
  position: string
  title: string
  lede: string
  children: ReactNode
  /** Beneath the buttons. */
  more?: ReactNode
}) => (
  <section className="hero hero--alone">
    <div className="plate neat">
      <div className="hero__body">
        <svg className="hero__art" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
          <use href={`${seaChartFile}#sea`} />
        </svg>
        <div className="hero__text">
          <p className="note">{position}</p>
          <h1>{title}</h1>
          <p className="hero__lede">{lede}</p>
          <p className="hero__actions">{children}</p>
          {more}
        </div>
      </div>
    </div>
  </section>
)
