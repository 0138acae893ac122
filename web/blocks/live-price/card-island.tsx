'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, loaded on pages with a live price. */
export const CardIsland = dynamic(async () => (await import('./live-card.tsx')).LiveCard)
