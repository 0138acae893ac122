const hexOf = (point: number): string => point.toString(16).toUpperCase()

/** The code points of a text as ranges of CSS without their `U+`: `ąćĆ` is `105-107`. */
export const rangesOf = (text: string): string[] => {
  const points = [...new Set(Array.from(text))]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b)
  const ranges: { from: number; to: number }[] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last?.to === point - 1) last.to = point
    else ranges.push({ from: point, to: point })
  }
  return ranges.map(({ from, to }) => (from === to ? hexOf(from) : `${hexOf(from)}-${hexOf(to)}`))
}

/** All characters of such ranges. */
export const charactersOf = (ranges: readonly string[]): string =>
  ranges
    .map((range) => {
      const [from = 0, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16))
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
    })
    .join('')
