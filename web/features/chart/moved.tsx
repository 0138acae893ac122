import type { ReactNode } from 'react'

/**
 * Carries what follows polls and the pointer to its place, in per cent of the chart. Moved by transform, for what is
 * placed anew by its edges counts as a shift of the page's layout.
 */
export const Moved = ({ x = 0, y = 0, children }: { x?: number; y?: number; children: ReactNode }) => (
  <span className="chart__moved" style={{ transform: `translate(${x}%, ${y}%)` }}>
    {children}
  </span>
)
