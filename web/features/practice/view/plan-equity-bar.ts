/** The bar of an account, in units of its width of 960. */
export interface EquityBar {
  equity: number
  margin: number
  /** Where positions are closed. */
  closeOut: number
  /** Where it began. */
  start: number
  /** The marks of the scale, in whole amounts of the currency. */
  ticks: readonly { x: number; amount: number }[]
}

export const barWidth = 960

/** A scale from nothing to the larger of equity and start, with some room, in steps of 1, 2 or 5 of a power of ten. */
export const planEquityBar = (
  { equity, margin, closeOutAt }: { equity: string; margin: string; closeOutAt: string },
  start: string,
): EquityBar => {
  const most = Math.max(Number(equity), Number(margin), Number(start)) * 1.1
  const rough = most / 6
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough
  const count = Math.ceil(most / step)
  const xOf = (amount: number) =>
    Math.round((10 * Math.min(Math.max(0, amount), count * step) * barWidth) / (count * step)) / 10
  return {
    equity: xOf(Number(equity)),
    margin: xOf(Number(margin)),
    closeOut: xOf(Number(closeOutAt)),
    start: xOf(Number(start)),
    ticks: Array.from({ length: count + 1 }, (_, at) => ({ x: xOf(at * step), amount: at * step })),
  }
}
