import type { Product } from './journey.ts'

/** How long after its time visitors met something, and after its end no longer, ms. */
interface Seen {
  cameAfter: number
  wentAfter: number
}

interface Span {
  from: number
  until: number
}

/** How often a visitor comes, ms, and how long they go on. */
const everyMs = 100
const patienceMs = 30_000

/**
 * Lets a visitor come to a page again and again until the words have come, and have gone at the end of their span.
 * @throws when they were there before their time
 */
export async function seenFor(
  product: Product,
  path: string,
  words: string,
  { from, until }: Span,
): Promise<Seen> {
  /** When somebody came who saw them, or no longer did; Infinity when nobody has. */
  const firstWho = async (sees: boolean, end: number): Promise<number> => {
    for (let began = Date.now(); began < end; ) {
      const shows = (await product.site.text(path)).includes(words)
      if (shows === sees) return began
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + everyMs - Date.now())))
      began = Date.now()
    }
    return Number.POSITIVE_INFINITY
  }
  const came = await firstWho(true, from + patienceMs)
  // An answer may have been on its way as the time came.
  if (came < from && Date.now() < from) throw new Error(`${path} showed “${words}” before its time`)
  const went = until > from ? await firstWho(false, until + patienceMs) : until
  return { cameAfter: came - from, wentAfter: went - until }
}
