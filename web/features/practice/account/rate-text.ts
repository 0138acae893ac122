import type { Ratio } from '#web/lib/numbers/ratio.ts'

const shape = /^(\d{1,60})\/(\d{1,60})$/

/** An exact rate as text: `20/23`. */
export const rateText = ({ over, under }: Ratio): string => `${over}/${under}`

/** The rate of such a text; null when it is none above zero. */
export const readRate = (text: string): Ratio | null => {
  const [, over, under] = shape.exec(text) ?? []
  if (over === undefined || under === undefined) return null
  const rate = { over: BigInt(over), under: BigInt(under) }
  return rate.over > 0n && rate.under > 0n ? rate : null
}
