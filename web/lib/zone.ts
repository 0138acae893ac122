import { minutesAhead } from '#common/time/zoned-time.ts'
import type { Locale } from '#locales/table.ts'

/** The clock of a page before the visitor's is known. */
export const zoneOf: Record<Locale, string> = { en: 'UTC', de: 'Europe/Berlin', pl: 'Europe/Warsaw' }

/** How a zone's clocks differ from UTC at an instant: `UTC`, `UTC+1`, `UTC+5:45`, `UTC−3:30`. */
export const offsetText = (zone: string, at: number): string => {
  const ahead = minutesAhead(zone, at)
  if (ahead === 0) return 'UTC'
  const minutes = Math.abs(ahead) % 60
  const hours = Math.floor(Math.abs(ahead) / 60)
  return `UTC${ahead > 0 ? '+' : '−'}${hours}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
