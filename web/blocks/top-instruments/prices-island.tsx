'use client'

import dynamic from 'next/dynamic'

/** In the chunk of the lists of prices. */
export const PricesIsland = dynamic(async () => (await import('#web/blocks/live-lists.ts')).LivePrices)
