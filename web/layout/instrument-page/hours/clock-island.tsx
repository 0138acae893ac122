'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, loaded on instrument pages only. */
export const ClockIsland = dynamic(async () => (await import('./hours-clock.tsx')).HoursClock)
