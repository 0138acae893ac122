import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { momentIn } from '#web/features/hours/moment.ts'
import { resources } from '#web/i18n/resources.ts'
import type { RecordedDay } from './plan-day.ts'

/** Of when the prices on record are, in words; null where there are none. Of several the newest says it. */
export const recordedWords = (
  locale: Locale,
  days: ReadonlyMap<string, RecordedDay>,
  now: number,
): string | null => {
  const { known, knownOne } = resources[locale].trading.quotes
  if (days.size === 0) return null
  const at = Math.max(...[...days.values()].map((day) => day.at))
  return fill(days.size === 1 ? knownOne : known, { time: momentIn(locale, at, now, 'UTC') })
}
