'use client'

import dynamic from 'next/dynamic'

/** The ledger of prices in a file of its own, which only pages that draw it load. */
export const PricesIsland = dynamic(async () => (await import('./live-prices.tsx')).LivePrices)
