import type { Direction } from '#web/features/board/plan/plan-sorting.ts'
import { Sorter } from '#web/features/board/sorter.tsx'
import type { BoardWords } from './board-words.ts'
import type { Column } from './plan/plan-list.ts'

/** The headings of the board; four of them sort its rows across the groups. */
export const BoardHead = ({
  words,
  lastChange,
  sinceOpen,
  zone,
  directionOf,
  onSort,
}: {
  words: BoardWords
  lastChange: string
  sinceOpen: string
  /** Of the session's times, as it differs from UTC. */
  zone: string
  directionOf: (column: Column) => Direction | undefined
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
        <th scope="col">
          {words.session}
          <small translate="no"> {zone}</small>
        </th>
      </tr>
    </thead>
  )
}
