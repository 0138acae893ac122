'use client'

import dynamic from 'next/dynamic'

/** The calculators in a file of their own: see the island of the economic calendar. */
export const CalculatorIsland = dynamic(async () => (await import('./calculator.tsx')).Calculator)
