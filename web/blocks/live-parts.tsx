'use client'

import dynamic from 'next/dynamic'
import type { LiveBlock, LiveBlockOf } from './data/live-blocks.ts'
import type { Locale } from '#locales/table.ts'

/** These have a server part of their own, which the registry draws. */
type WithSheet = 'topInstruments' | 'quotesTable' | 'economicCalendar' | 'calculator'
export type PartBlock = LiveBlockOf<Exclude<LiveBlock['_type'], WithSheet>>

// Each in a script of its own, which only pages with the block load; it is in their HTML all the same.
const MarketHours = dynamic(async () => (await import('./market-hours/market-hours.tsx')).MarketHours)

/** The part in the browser of each other live block; a live block without its part does not compile. */
export const LiveIsland = ({ block, locale }: { block: PartBlock; locale: Locale }) => {
  switch (block._type) {
    case 'marketHours':
      return <MarketHours block={block} locale={locale} />
    default:
      return block._type satisfies never
  }
}
