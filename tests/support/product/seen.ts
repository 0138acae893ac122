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

/** How often a visitor comes, ms: seldom while the time is far, since other journeys run too. */
const everyMs = { far: 1_000, near: 100 }
const nearMs = 3_000
/** How long they go on after it, ms. */
const patienceMs = 30_000

/**
 * Lets a visitor come to a page again and again until the words have come, and have gone at the end of their span.
 * @throws when they were there before their time, or gone before their end
 */
export async function seenFor(
  product: Product,
  path: string,
  words: string,
  { from, until }: Span,
): Promise<Seen> {
  /** When somebody came who saw them, or no longer did; Infinity when nobody has. */
  const firstWho = async (sees: boolean, due: number): Promise<number> => {
    for (let began = Date.now(); began < due + patienceMs; ) {
      const shows = (await product.site.text(path)).includes(words)
      if (shows === sees) return began
      const next = began + (began < due - nearMs ? everyMs.far : everyMs.near)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())))
      began = Date.now()
    }
    return Number.POSITIVE_INFINITY
  }
  const came = await firstWho(true, from)
  // An answer may have been on its way as the time came.
  if (came < from && Date.now() < from) throw new Error(`${path} showed “${words}” before its time`)
  const went = until > from ? await firstWho(false, until) : until
  if (went < until && Date.now() < until) throw new Error(`${path} lost “${words}” before its end`)
  return { cameAfter: came - from, wentAfter: went - until }
}
