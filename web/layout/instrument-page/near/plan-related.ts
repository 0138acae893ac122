/** What an instrument is chosen by. */
interface Candidate {
  symbol: string
  base: string | null
  quote: string
}

const sharedBy = (one: Candidate, other: Candidate): number => {
  const own = [one.base, one.quote]
  return Number(own.includes(other.base)) + Number(own.includes(other.quote))
}

/** Four instruments of the same market: first those that share a currency, then the rest; in the editors' order. */
export const planRelated = <Other extends Candidate>(
  instrument: Candidate,
  neighbours: readonly Other[],
): Other[] =>
  neighbours
    .map((other, place) => ({ other, place, shared: sharedBy(instrument, other) }))
    .toSorted((a, b) => b.shared - a.shared || a.place - b.place)
    .slice(0, 4)
    .map(({ other }) => other)

/** Currencies whose releases move an instrument; the calendar lists the yuan of the mainland. */
export const currenciesOf = ({ base, quote }: Pick<Candidate, 'base' | 'quote'>): string[] =>
  [...new Set([base, quote])].flatMap((currency) => (currency ? [currency === 'CNH' ? 'CNY' : currency] : []))
