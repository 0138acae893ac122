import type { ReactNode } from 'react'
import './tooltip.css'

/**
 * Explains a term on hover (after 180 ms), focus or tap. Stays while the pointer is on it; Escape closes it (WCAG
 * 1.4.13; `web/layout/script/tooltip.ts`). Must not contain anything essential.
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
