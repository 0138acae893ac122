import type { ReactNode } from 'react'
import { anchorOf, headingIdOf } from './plan-contents.ts'

/**
 * The frame of a block: heading, lede and body. `wide` bodies (tables, rows of cards) take the full page width, others
 * the reading width. A `large` one is a part of its own: its heading is as large as that of a wide part (large-block.css).
 */
export const BlockFrame = ({
  block,
  name,
  isWide = false,
  isLarge = false,
  children,
}: {
  block: { _key: string; heading: string | null; lede?: string | null }
  /** Class of the block's stylesheet. */
  name: string
  isWide?: boolean
  isLarge?: boolean
  children: ReactNode
}) => (
  <section
    className={`wrap block${isWide ? ' block--wide' : ''}${isLarge ? ' block--large' : ''}${block.heading ? '' : ' block--bare'} ${name}`}
    id={anchorOf(block)}
    aria-labelledby={block.heading ? headingIdOf(block) : undefined}
  >
    {block.heading && (
      <div className="block__head">
        <h2 id={headingIdOf(block)}>{block.heading}</h2>
        {block.lede && <p>{block.lede}</p>}
      </div>
    )}
    <div className="block__body">{children}</div>
  </section>
)
