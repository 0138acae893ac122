'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, loaded on pages with the block; its HTML is rendered on the server. */
export const DayBandIsland = dynamic(async () => (await import('./day-band.tsx')).DayBand)
