'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, loaded on pages with the board; its HTML is rendered on the server. */
export const MarketBoardIsland = dynamic(async () => (await import('./market-board.tsx')).MarketBoard)
