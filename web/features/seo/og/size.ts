/** Size expected by sharing services, px (quality 7). */
export const size = { width: 1200, height: 630 } as const
