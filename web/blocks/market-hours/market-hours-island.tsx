'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, loaded on pages with the block; its HTML is rendered on the server. */
export const MarketHoursIsland = dynamic(async () => (await import('./market-hours.tsx')).MarketHours)
