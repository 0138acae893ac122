import './skeleton.css'

/** Widths of the lines in percent, so that a stack of them looks like words and not like a wall. */
const widths = ['45%', '100%', '82%', '64%', '90%'] as const

/**
 * What stands where content is still on its way: graduated bars, drawn only when it takes longer than 300 ms.
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
