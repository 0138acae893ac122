/** What editors say of a kind of release: the series it is about, `*` for any letters, and what it moves. */
export interface ReleaseMeaning {
  series: readonly string[]
  meaning: string
  instruments: readonly string[]
}

/** An instrument that releases can move, with its page. */
export interface MovedInstrument {
  symbol: string
  href: string
  market: 'forex' | 'metals' | 'energy' | 'indices'
  /** The currencies of its price. */
  currencies: readonly string[]
}

const fits = (pattern: string, series: string): boolean => {
  const [head = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return pattern === series
  if (!series.startsWith(head)) return false
  const tail = rest.pop() ?? ''
  let from = head.length
  for (const part of rest) {
    const place = series.indexOf(part, from)
    if (place < 0) return false
    from = place + part.length
  }
  return series.length - tail.length >= from && series.endsWith(tail)
}

/** The explanation of a series: of the longest pattern that fits; null without one. */
export const meaningOf = (
  series: string | null,
  meanings: readonly ReleaseMeaning[],
): ReleaseMeaning | null => {
  if (series === null) return null
  let found: ReleaseMeaning | null = null
  let longest = 0
  for (const meaning of meanings) {
    for (const pattern of meaning.series) {
      if (pattern.length <= longest || !fits(pattern, series)) continue
      found = meaning
      longest = pattern.length
    }
  }
  return found
}

/**
 * Whether an event moves one of some instruments: one of its currency, one that its explanation names, or of all markets.
 */
export const movesOneOf = (
  { currency, series }: { currency: string | null; series: string | null },
  symbols: readonly string[],
  { meanings, instruments }: { meanings: readonly ReleaseMeaning[]; instruments: readonly MovedInstrument[] },
): boolean =>
  currency === null ||
  (meaningOf(series, meanings)?.instruments ?? []).some((symbol) => symbols.includes(symbol)) ||
  instruments.some(({ symbol, currencies }) => symbols.includes(symbol) && currencies.includes(currency))

/** At most this many of each market: the first of the list are those that are traded most. */
const most = { forex: 4, indices: 2, metals: 1, energy: 0 } as const

/** The instruments a release moves: those its explanation names, then those of its currency; of all markets no more. */
export const movedBy = (
  currency: string | null,
  named: readonly string[],
  instruments: readonly MovedInstrument[],
): MovedInstrument[] => {
  const first = named.flatMap((symbol) => instruments.find((known) => known.symbol === symbol) ?? [])
  const ofCurrency = instruments.filter(
    (known) => currency !== null && known.currencies.includes(currency) && !first.includes(known),
  )
  const rest = (['forex', 'indices', 'metals', 'energy'] as const).flatMap((market) =>
    ofCurrency.filter((known) => known.market === market).slice(0, most[market]),
  )
  return [...first, ...rest]
}
