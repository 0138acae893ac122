/** How long nginx may keep a page without asking again, should it not hear of its end, ms. */
const maxMs = 30_000
/** nginx counts whole seconds, and an answer lives to the end of its last. */
const grainMs = 1_000

/** The header by which nginx knows how long it may keep an answer; nginx itself takes it away. */
export const keepingHeader = 'x-accel-expires'

/**
 * For how many seconds nginx may keep a page; 0 for not at all. Pure.
 * @param leftMs how long the page is current, ms, by each of its ends
 */
export const planKeeping = (...leftMs: readonly number[]): number =>
  Math.max(0, Math.floor((Math.min(maxMs + grainMs, ...leftMs) - grainMs) / 1_000))

/** Whether an answer of the page store is the page that everybody gets at the address asked for. */
export const mayBeKept = (status: number, contentType: string): boolean =>
  status === 200 && contentType.startsWith('text/html')
