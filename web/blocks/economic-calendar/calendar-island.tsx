'use client'

import dynamic from 'next/dynamic'

/**
 * The calendar in a file of its own, so that only pages that show one load it: all pages are one route, and
 * what a route imports outright is in every page (quality 1, class A).
 */
export const CalendarIsland = dynamic(async () => (await import('./calendar.tsx')).Calendar)
