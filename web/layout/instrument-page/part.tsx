import type { ReactNode } from 'react'

/** A part of an instrument's page below the chart, with its heading and a line or links beside it. */
export const Part = ({
  id,
  heading,
  aside,
  children,
}: {
  id: string
  heading: string
  aside?: ReactNode
  children: ReactNode
}) => (
  <section className="part" id={id} aria-labelledby={`${id}-heading`}>
    <div className="wrap">
      <div className="part__head">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {aside}
      </div>
      {children}
    </div>
  </section>
)
