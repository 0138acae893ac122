import type { Locale } from '#locales/table.ts'
import { type DayPrices, planDayRule } from '#web/features/chart/rail/plan-rail.ts'
import { barClass, movedTo } from '#web/features/chart/rail/rail-in.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'

/** Where open and bid stand between the day's low and high, and these in figures; unseen while the day is not known. */
export const DayRange = ({
  locale,
  day,
  bid,
  words,
}: {
  locale: Locale
  day: DayPrices | null
  bid: string | undefined
  words: { low: string; high: string }
}) => {
  const isKnown = day !== null && bid !== undefined
  const rule = isKnown ? planDayRule(day, bid) : { open: 0, bid: 0 }
  const [from, to] = [Math.min(rule.open, rule.bid), Math.max(rule.open, rule.bid)]
  return (
    <div data-cell="day" data-unknown={isKnown ? undefined : ''}>
      <div className="day-range" aria-hidden="true">
        <svg viewBox="0 0 100 34" preserveAspectRatio="none">
          <rect className={barClass(rule)} data-cell="day-bar" x={from} y="8" width={to - from} height="8" />
          <path className="day-range__open" data-cell="day-open" d={`M${rule.open} 2v24`} />
        </svg>
        <span className="chart__moved" data-cell="day-bid" style={{ transform: movedTo(rule.bid) }}>
          <i className="day-range__bid" />
        </span>
      </div>
      <dl className="day-range__ends">
        {(['low', 'high'] as const).map((end) => (
          <div key={end}>
            <dt>{words[end]}</dt>{' '}
            <dd className="fig" translate="no" data-cell={`day-${end}`} suppressHydrationWarning>
              {isKnown ? formatPrice(locale, day[end]) : ''}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
