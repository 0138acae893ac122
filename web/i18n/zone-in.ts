import type { Locale } from '#locales/table.ts'
import { resources } from './resources.ts'

/** The city by which a time zone is known: `America/New_York` is New York; one without a translation keeps its own. */
export const zoneIn = (zone: string, locale: Locale): string => {
  const cities: Record<string, string> = resources[locale].trading.zones
  return cities[zone] ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}
