import type { LessonWords } from './words.ts'

const shapes = {
  wide: { width: 640, height: 172, wall: 320, wide: 284 },
  narrow: { width: 350, height: 172, wall: 175, wide: 154 },
} as const

/** Two basins with a wall between them: clients’ money and the firm’s. */
export const BasinsSvg = ({ words, size }: { words: LessonWords['basins']; size: keyof typeof shapes }) => {
  const { width, height, wall, wide } = shapes[size]
  const basins = [
    { left: 4, name: words.yours, note: words.yoursNote, look: 'la-water' },
    { left: width - 4 - wide, name: words.ours, note: words.oursNote, look: 'la-sand' },
  ]
  return (
    <svg
      className={`lesson-art drawn-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.label}
    >
      {basins.map(({ left, name, note, look }) => (
        <g key={name}>
          <path className={look} d={`M${left} 26V132q0 16 16 16H${left + wide - 16}q16 0 16 -16V26`} />
          <path className="la-wave" d={`M${left + 14} 44q14 -10 28 0t28 0`} />
          <text className="la-name" x={left + wide / 2} y="82" textAnchor="middle">
            {name}
          </text>
          <text className="la-note" x={left + wide / 2} y="106" textAnchor="middle">
            {note}
          </text>
        </g>
      ))}
      <rect className="la-wall" x={wall - 9} y="14" width="18" height="140" />
    </svg>
  )
}
