import type { ReactNode } from 'react'

/** A drawing made of elements, for the eye; who listens hears one sentence about it. */
export const Drawing = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="drawing">
    <p className="aloud">{label}</p>
    <div aria-hidden="true">{children}</div>
  </div>
)
