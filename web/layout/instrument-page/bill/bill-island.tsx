'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, loaded on instrument pages only. */
export const BillIsland = dynamic(async () => (await import('./bill.tsx')).Bill)
