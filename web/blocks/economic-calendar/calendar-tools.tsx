import { fill } from '#common/fill.ts'
import { type CalendarFilter, cleared, showsAll } from '#web/features/calendar/filter.ts'
import type { Choice, Importance } from '#web/features/calendar/release.ts'
import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'
import { ImportanceMark } from '#web/features/calendar/parts/importance-mark.tsx'

const levels = [1, 2, 3] as const satisfies readonly Importance[]

interface ToolsProps {
  filter: CalendarFilter
  /** How many instruments the visitor has starred. */
  starred: number
  /** The zone in use: the visitor's until they choose. */
  zone: Choice
  zones: readonly Choice[]
  orders: readonly Choice[]
  currencies: readonly Choice[]
  /** The period in words; empty until hydration. */
  period: string
  isReady: boolean
  words: CalendarWords
  change: (part: Partial<CalendarFilter>, how?: 'push' | 'replace') => void
  move: (steps: -1 | 1) => void
}

const PeriodTools = ({ filter, period, isReady, words, change, move }: ToolsProps) => (
  <fieldset className="field tools__period" disabled={!isReady}>
    <legend>{words.period}</legend>
    <div className="tools__row">
      <div className="segments">
        {(['day', 'week'] as const).map((span) => (
          <button
            key={span}
            type="button"
            aria-pressed={filter.span === span}
            onClick={() => change({ span })}
          >
            {words.spans[span]}
          </button>
        ))}
      </div>
      <div className="segments">
        <button type="button" onClick={() => move(-1)}>
          <span aria-hidden="true">←</span>
          <span className="aloud">{words.earlier[filter.span]}</span>
        </button>
        <button type="button" aria-pressed={filter.day === null} onClick={() => change({ day: null })}>
          {words.present[filter.span]}
        </button>
        <button type="button" onClick={() => move(1)}>
          <span aria-hidden="true">→</span>
          <span className="aloud">{words.later[filter.span]}</span>
        </button>
      </div>
      <p className="tools__dates">{period}</p>
    </div>
  </fieldset>
)

const CurrencyChips = ({ filter, currencies, isReady, words, change }: ToolsProps) => {
  const toggled = (code: string) =>
    filter.currencies.includes(code)
      ? filter.currencies.filter((other) => other !== code)
      : [...filter.currencies, code]
  return (
    <fieldset className="field tools__currencies" disabled={!isReady}>
      <legend>{words.currency}</legend>
      <div className="chips">
        <button
          type="button"
          className="chip"
          aria-pressed={filter.currencies.length === 0}
          onClick={() => change({ currencies: [] })}
        >
          {words.all}
        </button>
        {currencies.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            title={name}
            aria-pressed={filter.currencies.includes(id)}
            onClick={() => change({ currencies: toggled(id) })}
          >
            {id}
            {name !== id && <span className="aloud"> {name}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const ImportanceSegments = ({ filter, isReady, words, change }: ToolsProps) => (
  <fieldset className="field" disabled={!isReady}>
    <legend>{words.importance}</legend>
    <div className="segments">
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          aria-label={words.fromLevel[level]}
          aria-pressed={filter.importance === level}
          onClick={() => change({ importance: level })}
        >
          <ImportanceMark level={level} /> {words.from[level]}
        </button>
      ))}
    </div>
  </fieldset>
)

/** The filters: period, zone, currencies, importance, order and words. */
export const CalendarTools = (props: ToolsProps) => {
  const { filter, starred, zone, zones, orders, isReady, words, change } = props
  const order = orders.find(({ id }) => id === filter.order) ?? orders[0]
  return (
    <search className="calendar__tools" aria-label={words.tools}>
      {/* Open where there is room for all of it (calendar-tools.css). */}
      <details className="tools-fold">
        <summary className="btn btn--small">{words.filter}</summary>
        <div className="tools">
          <PeriodTools {...props} />
          <div className="field">
            <label htmlFor="calendar-zone">{words.zone}</label>
            <select
              id="calendar-zone"
              className="input"
              value={zone.id}
              disabled={!isReady}
              onChange={({ target }) => change({ zone: target.value })}
            >
              {zones.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <ImportanceSegments {...props} />
          <CurrencyChips {...props} />
          <div className="field">
            <label htmlFor="calendar-order">{words.order}</label>
            <select
              id="calendar-order"
              className="input"
              value={order?.id ?? ''}
              disabled={!isReady || orders.length === 0}
              onChange={({ target }) =>
                change({ order: target.value === orders[0]?.id ? null : target.value })
              }
            >
              {orders.length === 0 && <option value="">{words.time}</option>}
              {orders.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="calendar-word">{words.search}</label>
            <input
              id="calendar-word"
              className="input"
              type="search"
              autoComplete="off"
              maxLength={100}
              value={filter.word}
              disabled={!isReady}
              onChange={({ target }) => change({ word: target.value }, 'replace')}
            />
          </div>
          {!showsAll(filter) && (
            <button type="button" className="btn btn--small tools__clear" onClick={() => change(cleared)}>
              {words.clear}
            </button>
          )}
        </div>
      </details>
      {starred > 0 && (
        <label className="tools__starred">
          <input
            type="checkbox"
            checked={filter.isStarred}
            disabled={!isReady}
            onChange={({ target }) => change({ isStarred: target.checked })}
            autoComplete="off"
          />
          <span>{fill(words.onlyStarred, { number: starred })}</span>
        </label>
      )}
    </search>
  )
}
