import 'server-only'
import { accountCurrencies, legsOf } from '#web/features/calculators/conversion.ts'
import { readCourses, readHistory } from '#web/features/history/read-history.ts'
import type { KnownPrices } from './plan-known.ts'
import { planKnown } from './plan-known.ts'

/** What the site has seen of an instrument, of those that convert its currency, and of others beside it. */
export const readKnown = async (
  { symbol, quote }: { symbol: string; quote: string },
  others: readonly string[],
  now: number,
): Promise<{ known: KnownPrices | null; courses: ReadonlyMap<string, readonly string[]> }> => {
  const legs = accountCurrencies.flatMap((currency) => legsOf(quote, currency) ?? [])
  const symbols = [...new Set([symbol, ...legs, ...others])]
  const [history, courses] = await Promise.all([readHistory(symbol, '1d', now), readCourses(symbols, now)])
  return { known: planKnown(history, courses, now), courses }
}
