import { BoardSearch } from '#web/features/board/board-search.tsx'
import { Icon } from '#web/design/icon.tsx'
import type { MarketWords } from './market-row.ts'
import { offered, type Sorting } from './plan/plan-order.ts'

const isSorting = (value: string, words: MarketWords): value is Sorting => Object.hasOwn(words.sorts, value)

/** Search, order and stars of a market, and what its costs are for. */
export const MarketTools = ({
  words,
  searchLabel,
  search,
  onSearch,
  sorting,
  onSort,
  isStarredOnly,
  starred,
  onStarredOnly,
  costs,
}: {
  words: MarketWords
  searchLabel: string
  search: string
  onSearch: (text: string) => void
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  isStarredOnly: boolean
  /** How many of the market are. */
  starred: number
  onStarredOnly: () => void
  costs: string
}) => {
  // An order that a heading has given is in the list while it holds.
  const shown: readonly Sorting[] = offered.some((one) => one === sorting) ? offered : [...offered, sorting]
  return (
    <div className="market__tools">
      <BoardSearch label={searchLabel} value={search} onSearch={onSearch} />
      <label className="market__sort">
        <span>{words.sort}</span>
        <select
          className="input"
          value={sorting}
          onChange={({ target: { value } }) => isSorting(value, words) && onSort(value)}
        >
          {shown.map((name) => (
            <option key={name} value={name}>
              {words.sorts[name]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="btn btn--small market__starred"
        aria-pressed={isStarredOnly}
        onClick={onStarredOnly}
      >
        <Icon name="star" size={18} />
        {words.starred} <b>{starred}</b>
      </button>
      <p className="market__costs">{costs}</p>
    </div>
  )
}
