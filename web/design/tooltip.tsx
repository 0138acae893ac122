import type { ReactNode } from 'react'
import './tooltip.css'

/**
 * Words that explain a term, beside it on hover (after 180 ms), on focus and on a tap. They stay while the
 * pointer is on them, and Escape closes them (WCAG 1.4.13; `web/layout/script/tooltip.ts`). Nothing that must be read
 * may stand in one.
 */
export const Tooltip = ({ id, text, children }: { id: string; text: string; children: ReactNode }) => (
  <span className="tip">
    <button className="tip__term" type="button" aria-describedby={id}>
      {children}
    </button>
    <span className="tip__text" role="tooltip" id={id}>
      {text}
    </span>
  </span>
)
