import { type Locale, locales } from '#locales/table.ts'
import type { HoursRule } from '#web/features/chart/hours-rule/plan-hours-rule.ts'

/** 2026-11-01 was a Sunday. */
const dayName = (locale: Locale, weekday: number): string =>
  new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 1 + weekday),
  )

/** Seven days side by side, dark where the market is open; the words beside it and the table below say the same. */
export const WeekBar = ({ locale, rule }: { locale: Locale; rule: HoursRule }) => (
  <div className="week" aria-hidden="true">
    {rule.week.map(({ date, open }) => (
      <div key={date.weekday} className={rule.isToday && date.day === rule.date.day ? 'is-today' : undefined}>
        <span>{dayName(locale, date.weekday)}</span>
        <svg viewBox="0 0 1440 12" preserveAspectRatio="none">
          {open.map(({ from, until }) => (
            <rect key={from} x={from} width={until - from} height={12} />
          ))}
        </svg>
      </div>
    ))}
  </div>
)
