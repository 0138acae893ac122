'use client'

import dynamic from 'next/dynamic'

/** In a chunk with the rail, loaded on instrument pages only. */
export const ChartIsland = dynamic(async () => (await import('./live-plate.ts')).LiveChart)

/** In the chunk of the chart. */
export const RailIsland = dynamic(async () => (await import('./live-plate.ts')).LiveRail)
