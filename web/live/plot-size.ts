/** Of the course beside the first price of a list. */
export const plotSize = { width: 150, height: 56 } as const
