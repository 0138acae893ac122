import type { BoardWords } from './board-words.ts'
import type { Column } from './plan/plan-list.ts'

type Direction = 'ascending' | 'descending' | undefined

const arrows = { ascending: 'M5 1l4.5 8h-9z', descending: 'M5 9 .5 1h9z' } as const

/** A heading that sorts. */
const Sorter = ({
  label,
  direction,
  isFigure = false,
  onSort,
}: {
  label: string
  direction: Direction
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
  </th>
)

/** The headings of the board; four of them sort its rows across the groups. */
export const BoardHead = ({
  words,
  lastChange,
  sinceOpen,
  directionOf,
  onSort,
}: {
  words: BoardWords
  lastChange: string
  sinceOpen: string
  directionOf: (column: Column) => Direction
  onSort: (column: Column) => void
}) => {
  const sorts = (column: Column) => ({ direction: directionOf(column), onSort: () => onSort(column) })
  return (
    <thead>
      <tr>
        <Sorter label={words.instrument} {...sorts('symbol')} />
        <th scope="col" className="is-figure">
          {words.bid}
        </th>
        <th scope="col" className="is-figure">
          {words.ask}
        </th>
        <Sorter label={words.spread} isFigure {...sorts('spread')} />
        <Sorter label={lastChange} isFigure {...sorts('move')} />
        <Sorter label={sinceOpen} isFigure {...sorts('open')} />
        <th scope="col">{words.rule}</th>
        <th scope="col">{words.watched}</th>
        <th scope="col">{words.session}</th>
      </tr>
    </thead>
  )
}
