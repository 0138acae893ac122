import type { Direction } from '#web/features/board/plan/plan-sorting.ts'
import { roles } from '#web/features/board/roles.ts'
import { Sorter } from '#web/features/board/sorter.tsx'
import type { MarketWords } from './market-row.ts'
import type { Column } from './plan/plan-order.ts'

/** The headings of a market; five of them sort its rows across the groups. */
export const BoardHead = ({
  words,
  labels,
  zone,
  directionOf,
  onSort,
}: {
  words: MarketWords
  labels: { stars: string; instrument: string; bid: string }
  /** Of the releases' times, as it differs from UTC. */
  zone: string
  directionOf: (column: Column) => Direction | undefined
  onSort: (column: Column) => void
}) => {
  const sorts = (column: Column) => ({ direction: directionOf(column), onSort: () => onSort(column) })
  return (
    <thead {...roles.rows}>
      <tr {...roles.row}>
        <th scope="col">
          <span className="aloud">{labels.stars}</span>
        </th>
        <Sorter label={labels.instrument} {...sorts('symbol')} />
        <th scope="col" className="is-figure">
          {labels.bid}
        </th>
        <Sorter label={words.today} isFigure {...sorts('change')} />
        <th scope="col">{words.range}</th>
        <th scope="col">{words.course}</th>
        <Sorter label={words.spread} isFigure {...sorts('spread')} />
        <Sorter label={words.night} note={words.sides} isFigure {...sorts('night')} />
        <Sorter label={words.next} note={zone} {...sorts('next')} />
        <th scope="col">
          <span className="aloud">{words.compare}</span>
        </th>
      </tr>
    </thead>
  )
}
