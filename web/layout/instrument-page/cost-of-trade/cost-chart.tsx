import { type PointerEvent, useRef } from 'react'
import { ChartFrame } from '#web/features/chart/chart-frame.tsx'
import { ChartBars, ChartGround } from '#web/features/chart/chart-sheet.tsx'
import { chartHistoryOf } from '#web/features/chart/plan/history.ts'
import type { SheetPlan } from '#web/features/chart/plan/sheet.ts'
import { summaryOf } from '#web/features/chart/plan/summary.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import type { Answer, CostContext } from './plan-answer.ts'
import { barAt, planMarks } from './plan-marks.ts'
import { type CostWords, stepNamer } from './plan-lines.ts'

export type Handle = 'open' | 'close'

/** The prices of a range with the two points of a trade on them, which a pointer can move. */
export const CostChart = ({
  context,
  plan,
  answer,
  words,
  onMove,
}: {
  context: CostContext
  plan: SheetPlan
  answer: Answer
  words: CostWords
  /** A handle is dragged to a bar, as an index. */
  onMove: (handle: Handle, index: number) => void
}) => {
  const { locale, data, steps } = context
  const { symbol, range } = data.history
  const held = useRef<Handle | null>(null)
  const marks = planMarks(context, plan, answer)
  const names = stepNamer(context)
  const { outcome, open, close } = answer
  const stop = outcome ? outcome.stop : close
  const isStopped = outcome !== null && outcome.course.closedOut !== null
  const indexOf = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return barAt(context, plan, (event.clientX - left) / width)
  }
  const nearer = (index: number): Handle =>
    open !== null && close !== null && Math.abs(index - open) < Math.abs(index - close) ? 'open' : 'close'
  const texts =
    open === null || stop === null
      ? null
      : {
          open: `${names.opened(open)}, ${formatPrice(locale, steps[open]?.bar.open ?? '')}`,
          close: `${names.closed(stop)}, ${formatPrice(locale, outcome?.bid ?? steps[stop]?.bar.close ?? '')}`,
        }
  const summary = summaryOf(chartHistoryOf(data.history), locale, words.chart, {
    symbol,
    range: words.chart.rangeNames[range],
  })
  return (
    <div className={isStopped ? 'past__chart is-stopped' : 'past__chart'}>
      <ChartFrame summary={summary}>
        {marks && (
          <i
            className="past__span"
            style={{ left: `${marks.open.x}%`, width: `${Math.max(0, marks.close.x - marks.open.x)}%` }}
          />
        )}
        <ChartGround plan={plan} words={words.chart} />
        <ChartBars plan={plan} />
        {marks && (
          <>
            {marks.nights.map(({ at, x, isTriple }) => (
              <i
                className={isTriple ? 'past__night is-triple' : 'past__night'}
                style={{ left: `${x}%` }}
                key={at}
              />
            ))}
            <svg className="past__way" viewBox="0 0 100 100" preserveAspectRatio="none">
              <path className="past__level" d={`M${marks.open.x} ${marks.open.y}H${marks.close.x}`} />
              <path d={`M${marks.open.x} ${marks.open.y}L${marks.close.x} ${marks.close.y}`} />
            </svg>
            {(['open', 'close'] as const).map((end) => (
              <i
                className={`past__end past__end--${end}${marks[end].x > 50 ? ' is-late' : ''}`}
                style={{ left: `${marks[end].x}%`, '--y': marks[end].y }}
                key={end}
              >
                <b>
                  {end === 'close' && isStopped
                    ? words.own.stoppedHere
                    : words.own[end === 'open' ? 'opened' : 'closed']}
                  <small>{texts?.[end]}</small>
                </b>
              </i>
            ))}
          </>
        )}
        <div
          className="past__hand needs-script"
          onPointerDown={(event) => {
            const index = indexOf(event)
            held.current = nearer(index)
            event.currentTarget.setPointerCapture(event.pointerId)
            onMove(held.current, index)
          }}
          onPointerMove={(event) => {
            if (held.current) onMove(held.current, indexOf(event))
          }}
          onPointerUp={() => {
            held.current = null
          }}
          onPointerCancel={() => {
            held.current = null
          }}
        />
      </ChartFrame>
    </div>
  )
}
