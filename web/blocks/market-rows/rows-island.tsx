'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, loaded on pages with market rows. */
export const RowsIsland = dynamic(async () => (await import('./live-rows.tsx')).LiveRows)
