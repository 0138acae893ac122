import type { Locale } from '#locales/table.ts'
import { Moved } from '#web/features/chart/moved.tsx'
import type { DayFigures } from '#web/features/chart/plan/day.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { planDayRule } from './plan-rail.ts'

/** Where open and bid stand between the day's low and high, and these in figures. */
export const DayRange = ({
  locale,
  day,
  bid,
  words,
}: {
  locale: Locale
  day: Omit<DayFigures, 'lowAt' | 'highAt'>
  bid: string
  words: { low: string; high: string }
}) => {
  const rule = planDayRule(day, bid)
  const [from, to] = [Math.min(rule.open, rule.bid), Math.max(rule.open, rule.bid)]
  return (
    <>
      <div className="day-range" aria-hidden="true">
        <svg viewBox="0 0 100 34" preserveAspectRatio="none">
          <rect
            className={rule.bid >= rule.open ? 'day-range__up' : 'day-range__down'}
            x={from}
            y="8"
            width={to - from}
            height="8"
          />
          <path className="day-range__open" d={`M${rule.open} 2v24`} />
        </svg>
        <Moved x={rule.bid}>
          <i className="day-range__bid" />
        </Moved>
      </div>
      <dl className="day-range__ends">
        <div>
          <dt>{words.low}</dt>{' '}
          <dd className="fig" translate="no">
            {formatPrice(locale, day.low)}
          </dd>
        </div>
        <div>
          <dt>{words.high}</dt>{' '}
          <dd className="fig" translate="no">
            {formatPrice(locale, day.high)}
          </dd>
        </div>
      </dl>
    </>
  )
}
