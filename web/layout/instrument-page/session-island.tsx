'use client'

import dynamic from 'next/dynamic'

/** The hours on the visitor's clock in a file of their own, which only pages of instruments load. */
export const SessionIsland = dynamic(async () => (await import('./session-table.tsx')).SessionTable)
