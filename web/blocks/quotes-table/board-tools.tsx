import type { ReactNode } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { BoardSearch } from '#web/features/board/board-search.tsx'
import type { BoardWords } from './board-words.ts'
import { isSorting, type Sorting, sortings } from './plan/plan-list.ts'

export interface Choice {
  key: string
  label: string
  number: number
}

/** Controls of the board: market, search, sorting; pausing prices and reading them aloud. */
export const BoardTools = ({
  words,
  choices,
  chosen,
  onChoose,
  search,
  onSearch,
  sorting,
  onSort,
  isPaused,
  onPause,
  isAnnouncing,
  onAnnounce,
  children,
}: {
  words: BoardWords
  choices: readonly Choice[]
  chosen: string
  onChoose: (key: string) => void
  search: string
  onSearch: (text: string) => void
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  isPaused: boolean
  onPause: () => void
  isAnnouncing: boolean
  onAnnounce: () => void
  children: ReactNode
}) => (
  <div className="board__tools">
    <div className="board__state">
      {children}
      <div className="board__controls">
        <button type="button" className="btn btn--small" onClick={onPause}>
          <Icon name={isPaused ? 'play' : 'pause'} size={16} />
          {isPaused ? words.resume : words.pause}
        </button>
        <button
          type="button"
          className="btn btn--small"
          aria-pressed={isAnnouncing}
          title={words.announceNote}
          onClick={onAnnounce}
        >
          <Icon name="speaker" size={16} />
          {isAnnouncing ? words.announcing : words.announce}
        </button>
      </div>
    </div>
    <div className="board__filters">
      <fieldset className="chips">
        <legend className="aloud">{words.group}</legend>
        {choices.map(({ key, label, number }) => (
          <button
            type="button"
            className="chip"
            key={key}
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
          >
            {label} <em>{number}</em>
          </button>
        ))}
      </fieldset>
      <BoardSearch label={words.search} value={search} onSearch={onSearch} />
      <label className="board__sort">
        <span className="aloud">{words.sort}</span>
        <select
          className="input"
          value={sorting}
          onChange={({ target: { value } }) => isSorting(value) && onSort(value)}
        >
          {sortings.map((name) => (
            <option key={name} value={name}>
              {words.sorts[name]}
            </option>
          ))}
        </select>
      </label>
    </div>
  </div>
)
