import type { Instrument } from '#web/content/shared-types.ts'
import { resources } from '#web/i18n/resources.ts'
import type { Locale } from '#locales/table.ts'

/** Symbol and plain name, and what an editor has to add to it. */
export const InstrumentName = ({ instrument }: { instrument: Instrument }) => (
  <span className="instrument">
    <a href={instrument.href}>
      <b>{instrument.symbol}</b>
    </a>
    <span>{instrument.name}</span>
    {instrument.note && <small>{instrument.note}</small>}
  </span>
)

/** The city by which a time zone is known: `America/New_York` is New York; one without a translation keeps its own. */
export const zoneIn = (zone: string, locale: Locale): string => {
  const cities: Record<string, string> = resources[locale].trading.zones
  return cities[zone] ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}
