import type { Direction } from './plan/plan-sorting.ts'

const arrows = { ascending: 'M5 1l4.5 8h-9z', descending: 'M5 9 .5 1h9z' } as const

/** A column's heading that sorts the board; `note` stands small below its label. */
export const Sorter = ({
  label,
  note,
  direction,
  isFigure = false,
  onSort,
}: {
  label: string
  note?: string
  direction: Direction | undefined
  isFigure?: boolean
  onSort: () => void
}) => (
  <th scope="col" className={isFigure ? 'is-figure' : undefined} aria-sort={direction}>
    <button type="button" className="board__sorter" onClick={onSort}>
      {label}
      <svg viewBox="0 0 10 10" aria-hidden="true">
        {direction ? <path d={arrows[direction]} /> : <path d="M5 .5 8 4H2zM5 9.5 2 6h6z" />}
      </svg>
    </button>
    {note && <small>{note}</small>}
  </th>
)
