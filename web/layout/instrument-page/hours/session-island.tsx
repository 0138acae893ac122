'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, loaded on instrument pages only. */
export const SessionIsland = dynamic(async () => (await import('./session-table.tsx')).SessionTable)
