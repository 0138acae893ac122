'use client'

import dynamic from 'next/dynamic'

/** The board in a file of its own, which only pages that draw it load; it is in their HTML all the same. */
export const BoardIsland = dynamic(async () => (await import('./quotes-board.tsx')).QuotesBoard)
