/**
 * Sends a request past the first level to Next: a header of the kind that Next's router sends, and that means nothing
 * on a whole page.
 */
export const pastFirstLevel: Readonly<Record<string, string>> = { 'next-test': '1' }
