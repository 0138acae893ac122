'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, loaded on instrument pages only. */
export const ChartIsland = dynamic(
  async () => (await import('#web/features/chart/live/live-chart.tsx')).LiveChart,
)

/** In one chunk with the chart: both read the same prices. */
export const RailIsland = dynamic(async () => (await import('./live-rail.tsx')).LiveRail)
