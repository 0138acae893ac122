import type { Locale } from '#locales/table.ts'
import { resources } from '#web/i18n/resources.ts'
import type { RailWords } from './live-rail.tsx'

/** The texts of the rail alone: what the browser gets of a page is sent twice. */
export const railWords = (locale: Locale): RailWords => {
  const { chart, plate } = resources[locale].trading
  const { low, high, places } = chart
  const { bid, ask, askNote, spread, today, sinceOpen, session, openState, closedState } = plate
  const { closes, opens, left, leftDays, leftMinutes, indicative } = plate
  const price = { bid, ask, askNote, spread, today, sinceOpen, low, high, indicative }
  return { ...price, session, openState, closedState, closes, opens, left, leftDays, leftMinutes, places }
}
