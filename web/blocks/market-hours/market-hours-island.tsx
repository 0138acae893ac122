'use client'

import dynamic from 'next/dynamic'

/** The table in a script of its own, which only pages with the block load; it is in their HTML all the same. */
export const MarketHoursIsland = dynamic(async () => (await import('./market-hours.tsx')).MarketHours)
