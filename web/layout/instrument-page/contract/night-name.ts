import { type Locale, locales } from '#locales/table.ts'
import type { TripleNight } from '#web/documents/instrument.ts'

/** 2026-11-25 was a Wednesday. */
const nights = {
  wednesday: Date.UTC(2026, 10, 25),
  friday: Date.UTC(2026, 10, 27),
} as const satisfies Record<TripleNight, number>

/** The name of the night that counts three times: `Wednesday`, `środa`. */
export const nightName = (locale: Locale, night: TripleNight): string =>
  new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'long', timeZone: 'UTC' }).format(nights[night])
