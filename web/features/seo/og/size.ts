/** What sharing services ask for, px (quality 7). */
export const size = { width: 1200, height: 630 } as const
