import { useMemo } from 'react'
import type { Locale } from '#locales/table.ts'
import { useCalendar } from '#web/features/calendar/use-calendar.ts'
import { planReleases, type ReleaseMark } from '#web/features/chart/plan/releases.ts'
import type { ChartWindow } from '#web/features/chart/plan/window.ts'

const none: readonly ReleaseMark[] = []

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The releases of some currencies within the chart, as marks; none while unknown. */
export const useReleaseMarks = (
  locale: Locale,
  currencies: readonly string[],
  window: ChartWindow,
  now: number | null,
): readonly ReleaseMark[] => {
  const [from, to] = [dayOf(window.from), dayOf(window.until)]
  const period = useMemo(() => ({ from, to }), [from, to])
  const { releases } = useCalendar(locale, currencies.length > 0 ? period : null, null, null)
  return useMemo(
    () => (now === null ? none : planReleases(releases, currencies, window, now)),
    [releases, currencies, window, now],
  )
}
