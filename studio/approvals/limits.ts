/** The longest reason, comment and ticket, in characters; the lake refuses longer ones. */
export const limits = { reason: 2_000, comment: 2_000, ticket: 200 } as const
export type Limited = keyof typeof limits

/** How many characters may still be written; below none where some are too many. */
export const leftOf = (what: Limited, words: string): number => limits[what] - words.trim().length
