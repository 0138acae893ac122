'use client'

import dynamic from 'next/dynamic'

/** A separate chunk, loaded on pages with the board; its HTML is rendered on the server. */
export const BoardIsland = dynamic(async () => (await import('./quotes-board.tsx')).QuotesBoard)
