import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { triangles } from '#web/features/calendar/parts/figures.tsx'
import { formatPrice, formatSigned } from '#web/lib/numbers/decimal.ts'
import type { MemoryPanel, MemoryPlan } from './plan-memory.ts'
import type { MemoryWords } from './memory-words.ts'

interface Shared {
  symbol: string
  locale: Locale
  words: MemoryWords
}

const Triangle = ({ direction }: { direction: keyof typeof triangles }) => (
  <svg className={`memory__against is-${direction}`} viewBox="0 0 10 10">
    <path d={triangles[direction]} />
  </svg>
)

const Panel = ({
  panel: { minutes, bars, median },
  marks,
  symbol,
  locale,
  words: { memory: said },
}: Shared & { panel: MemoryPanel; marks: readonly number[] }) => {
  const time = said.minutes[minutes]
  const list = bars.map(({ pips }) => (pips === null ? said.missing : formatSigned(locale, pips))).join('; ')
  return (
    <div className="memory__panel">
      <p className="memory__time">
        <b>{time}</b>{' '}
        <span>
          {median === null ? said.missing : fill(said.median, { number: formatPrice(locale, median) })}
        </span>
      </p>
      <div className="memory__plot">
        <svg
          className="memory__spoken"
          role="img"
          aria-label={fill(said.spoken, { time, symbol, number: bars.length, list })}
          viewBox="0 0 1 1"
        />
        <div className="memory__marks" aria-hidden="true" translate="no">
          {marks.map((mark) => (
            <span key={mark}>{formatSigned(locale, String(mark))}</span>
          ))}
        </div>
        <ul className="memory__bars" aria-hidden="true">
          {bars.map(({ at, pips, direction, from, to, against }) => (
            <li key={at}>
              {pips === null ? (
                <span className="memory__missing">–</span>
              ) : (
                <i className={`is-${direction}`} style={{ '--from': from, '--to': to }} />
              )}
              {(against === 'up' || against === 'down') && <Triangle direction={against} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Moves after releases in a panel for each length, on one scale, and what their marks mean. */
export const MemoryPanels = ({ plan: { marks, panels }, ...shared }: Shared & { plan: MemoryPlan }) => {
  const { memory: said, against } = shared.words
  const hasForecasts = panels.some(({ bars }) => bars.some((bar) => bar.against !== null))
  return (
    <>
      <div className="memory__panels">
        {panels.map((panel) => (
          <Panel key={panel.minutes} panel={panel} marks={marks} {...shared} />
        ))}
      </div>
      <ul className="memory__key" aria-hidden="true">
        <li>
          <i className="is-up" /> {said.rose}
        </li>
        <li>
          <i className="is-down" /> {said.fell}
        </li>
        {hasForecasts &&
          (['up', 'down'] as const).map((direction) => (
            <li key={direction}>
              <Triangle direction={direction} /> {against[direction]}
            </li>
          ))}
      </ul>
    </>
  )
}
