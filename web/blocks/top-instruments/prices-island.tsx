'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, loaded on pages with prices. */
export const PricesIsland = dynamic(async () => (await import('./live-prices.tsx')).LivePrices)
