import type { Locale } from '#locales/table.ts'

/** The zone whose clock a page shows until the browser tells its own. */
export const zoneOfLocale = { en: 'UTC', de: 'Europe/Berlin', pl: 'Europe/Warsaw' } as const satisfies Record<
  Locale,
  string
>
