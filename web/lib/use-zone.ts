import { ownZone } from './browser/own-zone.ts'
import { useSyncExternalStore } from 'react'
import type { Locale } from '#locales/table.ts'
import { zoneOf } from './zone.ts'

const never = () => () => undefined

/** The visitor's time zone; the page's own until hydration, as the server drew it. */
export const useZone = (locale: Locale): string => useSyncExternalStore(never, ownZone, () => zoneOf[locale])
