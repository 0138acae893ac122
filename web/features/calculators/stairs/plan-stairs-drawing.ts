const oneDecimal = (value: number): number => Math.round(value * 10) / 10

/** Least distance of the two sums at the right, so that neither covers the other. */
const labelGap = 42

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface StairsDrawing {
  long: string
  short: string
  /** The line of zero. */
  zeroY: number
  /** Middle of each night. */
  nightXs: readonly number[]
  /** Height of the sum at the end of each line, moved apart where they are close. */
  longY: number
  shortY: number
}

/** Two sums moved apart around their middle, inside the box. */
const apart = (a: number, b: number, { top, bottom }: Box): [number, number] => {
  const missing = labelGap - Math.abs(a - b)
  if (missing <= 0) return [a, b]
  const [up, down] = a <= b ? [a - missing / 2, b + missing / 2] : [b - missing / 2, a + missing / 2]
  const shift = Math.max(0, top - up) - Math.max(0, down - bottom)
  return a <= b ? [up + shift, down + shift] : [down + shift, up + shift]
}

/** Sums after each night as two stairs in a box, which also holds zero. One night at least, as many sums of each. */
export const planStairsDrawing = (
  long: readonly number[],
  short: readonly number[],
  box: Box,
): StairsDrawing => {
  const high = Math.max(0, ...long, ...short)
  const low = Math.min(0, ...long, ...short)
  const x = (night: number) =>
    oneDecimal(box.left + ((box.right - box.left) * night) / Math.max(1, long.length))
  const y = (sum: number) =>
    oneDecimal(
      high === low
        ? (box.top + box.bottom) / 2
        : box.top + ((box.bottom - box.top) * (high - sum)) / (high - low),
    )
  const stairs = (sums: readonly number[]) =>
    sums.reduce((path, sum, night) => `${path}V${y(sum)}H${x(night + 1)}`, `M${x(0)} ${y(0)}`)
  const [longY, shortY] = apart(y(long.at(-1) ?? 0), y(short.at(-1) ?? 0), box)
  return {
    long: stairs(long),
    short: stairs(short),
    zeroY: y(0),
    nightXs: long.map((_, night) => x(night + 0.5)),
    longY: oneDecimal(longY),
    shortY: oneDecimal(shortY),
  }
}
