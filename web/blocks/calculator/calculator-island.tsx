'use client'

import dynamic from 'next/dynamic'

/** A separate chunk: see the island of the economic calendar. */
export const CalculatorIsland = dynamic(async () => (await import('./calculator.tsx')).Calculator)
