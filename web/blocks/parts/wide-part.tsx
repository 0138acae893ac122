import type { ReactNode } from 'react'
import { anchorOf, headingIdOf } from './plan-contents.ts'

/**
 * A part of a page across its whole width, with a large heading and its lede beside it; `children` stand below, `bleed`
 * beyond the margins of the page.
 */
export const WidePart = ({
  block,
  bleed = null,
  children = null,
}: {
  block: { _key: string; heading: string | null; lede: string | null }
  bleed?: ReactNode
  children?: ReactNode
}) => (
  <section
    className="wide-part"
    id={anchorOf(block)}
    aria-labelledby={block.heading ? headingIdOf(block) : undefined}
  >
    {block.heading && (
      <div className="wrap wide-part__head">
        <h2 id={headingIdOf(block)}>{block.heading}</h2>
        {block.lede && <p>{block.lede}</p>}
      </div>
    )}
    {bleed}
    {children && <div className="wrap">{children}</div>}
  </section>
)
