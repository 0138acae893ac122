'use client'

import dynamic from 'next/dynamic'

/** Separate chunks, loaded on instrument pages only. */
export const ReleasesIsland = dynamic(async () => (await import('./next-releases.tsx')).NextReleases)
export const RelatedIsland = dynamic(async () => (await import('./related-prices.tsx')).RelatedPrices)
