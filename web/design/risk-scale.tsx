/** A tick at each integer in [from, to); written so that it compresses well. */
const marks = (from: number, to: number) =>
  to > from ? `M${from} 0v10${'m1-10v10'.repeat(to - from - 1)}` : ''

/** A scale of a hundred accounts, `cells` of them filled. `label` describes it in words. */
export const RiskScale = ({ cells, label }: { cells: number; label?: string }) => (
  <span className="scale" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="scale__fill" width={cells} height="10" />
      <path className="scale__gap" d={marks(1, cells)} />
      <path className="scale__tick" d={marks(cells + 1, 100)} />
    </svg>
  </span>
)
