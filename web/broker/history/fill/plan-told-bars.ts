import type { z } from 'zod'
import { quoteEndpoints } from '#web/broker/contract/quotes.ts'
import type { Bar } from '#web/broker/history/history.ts'
import type { FillQuestion } from './plan-fill.ts'
import { keptBar } from '#web/broker/history/plan-merge.ts'

/** What is taken of an answer, and what is wrong with the rest, in words for the log. */
interface Judged {
  bars: Bar[]
  complaint: string | null
}

type Told = z.infer<typeof quoteEndpoints.QF1003.data>

const none = (complaint: string): Judged => ({ bars: [], complaint })

const barOfRow = ({ time, open, high, low, close, count }: Told['list'][number]): Bar => ({
  at: Date.parse(time),
  open,
  high,
  low,
  close,
  count: count ?? 0,
})

/** Zero is no price, in the past neither: it would be the low of its day. */
const isPriced = ({ open, high, low, close }: Bar): boolean =>
  [open, high, low, close].every((price) => Number(price) !== 0)

/**
 * The sound bars of a broker's answer. One for another instrument or length, or in another order than time's, is
 * refused whole; of all others each bar that is malformed, has a price of zero, lies ahead, or before what was asked for.
 */
export const judgeTold = (
  symbol: string,
  { step, from }: FillQuestion,
  answer: unknown,
  now: number,
): Judged => {
  const told = quoteEndpoints.QF1003.data.safeParse(answer)
  if (!told.success) return none('it has another shape')
  const { name, interval, list } = told.data
  if (name !== symbol || interval !== step) return none(`it is of ${name} and ${interval}`)
  const bars = list.map(barOfRow)
  if (bars.some(({ at }, index) => at <= (bars[index - 1]?.at ?? -1)))
    return none('its bars are not in order')
  const sound = bars.filter((bar) => bar.at >= from && isPriced(bar) && keptBar(step, bar, now) !== null)
  const refused = bars.length - sound.length
  return { bars: sound, complaint: refused === 0 ? null : `${refused} of ${bars.length} bars are not sound` }
}
