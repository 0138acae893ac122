/** Instruments of a made-up course. */
export const symbols = ['EURUSD', 'USOIL', 'JPN225'] as const

/** With two decimals, and never the text `-0.00`, which a store keeps as `0.00`. */
const written = (price: number): string => (Math.round(price * 100) / 100 + 0).toFixed(2)

/** A bid that follows from its instant alone, so that any bar of it can be made again; oil goes below zero. */
export const bidOf = (symbol: string, at: number): string => {
  const wave = Math.sin(at / 700_000) + Math.sin(at / 90_001) / 3 + symbol.length / 10
  return symbol === 'USOIL'
    ? written(wave * 20)
    : symbol === 'JPN225'
      ? (38_000 + wave * 90).toFixed(0)
      : (1.1 + wave / 100).toFixed(5)
}

/** The bids of a bar of a length in minutes, at every five seconds. */
export const bidsOf = (symbol: string, at: number, minutes: number): string[] =>
  Array.from({ length: minutes * 12 }, (_, index) => bidOf(symbol, at + index * 5_000))
