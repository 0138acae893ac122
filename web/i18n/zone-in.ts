import type { Locale } from '#locales/table.ts'
import { resources } from './resources.ts'

/** The city a time zone is known by: `America/New_York` is New York; untranslated ones keep their IANA city. */
export const zoneIn = (zone: string, locale: Locale): string => {
  const cities: Record<string, string> = resources[locale].trading.zones
  return cities[zone] ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}
