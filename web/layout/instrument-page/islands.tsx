'use client'

import dynamic from 'next/dynamic'

/** Loaded on instrument pages only. */
export const ChartIsland = dynamic(async () => (await import('./live-parts.ts')).PracticeChart)
export const BillIsland = dynamic(async () => (await import('./live-parts.ts')).Bill)
export const CostIsland = dynamic(async () => (await import('./live-parts.ts')).CostTool)
export const ClockIsland = dynamic(async () => (await import('./live-parts.ts')).HoursClock)
export const SessionIsland = dynamic(async () => (await import('./live-parts.ts')).SessionTable)
export const ReleasesIsland = dynamic(async () => (await import('./live-parts.ts')).NextReleases)
export const TicketIsland = dynamic(async () => (await import('./live-parts.ts')).PracticeTicket)
