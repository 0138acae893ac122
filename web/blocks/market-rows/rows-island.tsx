'use client'

import dynamic from 'next/dynamic'

/** In the chunk of the lists of prices. */
export const RowsIsland = dynamic(async () => (await import('#web/blocks/live-lists.ts')).LiveRows)
