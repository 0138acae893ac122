import type { Importance } from '../release.ts'
import './importance-mark.css'

const bars = ['M1 15V10', 'M7.5 15V6', 'M14 15V1'] as const

/** Three bars, filled by importance, beside the word. */
export const ImportanceMark = ({ level }: { level: Importance }) => (
  <svg className="importance" viewBox="-1 0 17 16" aria-hidden="true">
    {bars.map((bar, index) => (
      <path key={bar} className={index < level ? undefined : 'importance__off'} d={bar} />
    ))}
  </svg>
)
