import './skeleton.css'

/** Line widths in per cent, varied so that a stack looks like text. */
const widths = ['45%', '100%', '82%', '64%', '90%'] as const

/**
 * Placeholder for content that is loading, shown only after 300 ms.
 * @param label what is loading, for screen readers
 * @param lines 1 to 5
 */
export const Skeleton = ({ label, lines = 3 }: { label: string; lines?: number }) => (
  <div className="skeleton" aria-busy="true">
    <span className="aloud">{label}</span>
    {widths.slice(0, lines).map((width) => (
      <span className="skeleton__line" key={width} style={{ width }} />
    ))}
  </div>
)
