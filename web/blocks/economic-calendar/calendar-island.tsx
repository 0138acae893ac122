'use client'

import dynamic from 'next/dynamic'

/**
 * A separate chunk, so that only pages with a calendar load it: all pages are one route, whose static imports are in
 * every page (quality 1, class A).
 */
export const CalendarIsland = dynamic(async () => (await import('./calendar.tsx')).Calendar)
