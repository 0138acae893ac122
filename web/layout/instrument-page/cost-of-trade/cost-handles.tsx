import { fill } from '#common/fill.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import type { Answer, CostContext } from './plan-answer.ts'
import type { Handle } from './cost-chart.tsx'
import { type CostWords, stepNamer } from './plan-lines.ts'

const far = 5

/** Where Page Up and Page Down lead; null for any other key. */
const farStep = (key: string): number | null => ({ PageUp: far, PageDown: -far })[key] ?? null

/** The two points as rules: arrows move a bar, Page five, Home and End to the ends. */
export const CostHandles = ({
  context,
  answer,
  words,
  onMove,
}: {
  context: CostContext
  answer: Answer
  words: CostWords
  onMove: (handle: Handle, index: number) => void
}) => {
  const { locale, steps } = context
  const { own } = words
  const { open, close, outcome } = answer
  const names = stepNamer(context)
  const last = Math.max(0, steps.length - 1)
  const stop = outcome ? outcome.stop : close
  const isStopped = outcome !== null && outcome.course.closedOut !== null
  const closeText = {
    date: stop === null ? '' : names.closed(stop),
    price: formatPrice(locale, outcome?.bid ?? steps[stop ?? -1]?.bar.close ?? ''),
  }
  const handles = [
    {
      handle: 'open',
      label: own.opened,
      at: open,
      text: {
        date: open === null ? '' : names.opened(open),
        price: formatPrice(locale, steps[open ?? -1]?.bar.open ?? ''),
      },
      said: own.pointAt,
    },
    {
      handle: 'close',
      label: own.closed,
      at: stop,
      text: closeText,
      said: isStopped ? own.stoppedAt : own.pointAt,
    },
  ] as const
  return (
    <div className="past__handles needs-script">
      {handles.map(({ handle, label, at, text, said }) => (
        <label key={handle}>
          <span>
            {label} <b className="fig">{text.date}</b>
          </span>
          <input
            className="range"
            type="range"
            min={0}
            max={last}
            step={1}
            value={at ?? 0}
            aria-valuetext={at === null ? words.bill.unknown : fill(said, text)}
            style={{ '--share': (at ?? 0) / Math.max(1, last) }}
            onChange={({ currentTarget }) => onMove(handle, Number(currentTarget.value))}
            onKeyDown={(event) => {
              const step = farStep(event.key)
              if (step === null) return
              event.preventDefault()
              onMove(handle, Math.min(last, Math.max(0, (at ?? 0) + step)))
            }}
          />
        </label>
      ))}
      <p className="past__keys" aria-hidden="true">
        <kbd>←</kbd> <kbd>→</kbd> {own.keyStep} <kbd>{own.pageKey}</kbd> {own.keyFive}{' '}
        <kbd>{own.homeKey}</kbd> <kbd>{own.endKey}</kbd> {own.keyEnds}
      </p>
    </div>
  )
}
