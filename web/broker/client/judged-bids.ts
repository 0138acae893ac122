import 'server-only'
import { z } from 'zod'
import { listOf } from '#web/broker/contract/fields.ts'
import { count } from '#web/lib/counts.ts'
import type { BrokerAnswer } from './call.ts'
import { type Bid, type Doubt, type IsOpen, type KnownBid, planTicks, type Tick } from './plan-ticks.ts'
import { saySeldom } from './say-seldom.ts'
import { siteProcess } from '#web/lib/site-process.ts'

interface Judged {
  known: ReadonlyMap<string, KnownBid>
  /** What the last poll told that is not the price of now. */
  doubted: readonly Tick[]
  /** Of that poll, on the steady clock, ms. */
  at: number
}

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    judgedBids?: Judged | undefined
    hours?: (() => Promise<IsOpen>) | undefined
  }
}

/** By which hours bids are judged; without them none is said to stand still. */
export const judgeByHours = (hours: () => Promise<IsOpen>): void => {
  siteProcess.hours = hours
}

const hoursNow = async (): Promise<IsOpen> => {
  try {
    return (await siteProcess.hours?.()) ?? (() => null)
  } catch (error) {
    saySeldom('hours', `bids are judged without trading hours, which cannot be read: ${String(error)}`)
    return () => null
  }
}

const rows = listOf(z.looseObject({ name: z.string(), bid: z.string() }))

const reasons: Readonly<Record<Doubt, string>> = {
  notPositive: 'is zero or below',
  jump: 'is more than a fifth away from the last one',
  still: 'is the same for ten minutes while the market is open',
}

const note = (doubted: readonly Tick[]): void => {
  for (const { doubt } of doubted) if (doubt) count('brokerBids', doubt)
  const [first] = doubted
  if (!first?.doubt) return
  saySeldom(
    'bids',
    `the broker's QF1001 has bids that are not taken as prices of now, ${doubted.length} in one answer, first ${first.name}: ${first.told} ${reasons[first.doubt]}`,
  )
}

/**
 * The answer to a poll with its bids judged by the polls before: one that is not plausible is replaced by the last good
 * one, with the reason (`doubt`) and its time (`at`). And the bids that may make bars.
 */
export const judgeBids = async (
  answer: BrokerAnswer,
  at: number,
): Promise<{ answer: BrokerAnswer; seen: readonly Bid[]; confirmed: readonly Bid[] }> => {
  const told = rows.safeParse(answer.envelope.dt)
  if (answer.envelope.res !== 1 || !told.success) return { answer, seen: [], confirmed: [] }
  const { list } = told.data
  const isOpen = await hoursNow()
  const { known, ticks, refused } = planTicks(siteProcess.judgedBids?.known ?? new Map(), list, at, isOpen)
  const doubted = [...refused, ...ticks.filter(({ doubt }) => doubt !== null)]
  siteProcess.judgedBids = { known, doubted, at: performance.now() }
  note(doubted)
  const byName = new Map(ticks.map((tick) => [tick.name, tick]))
  const judged = list.flatMap((row) => {
    const tick = byName.get(row.name)
    if (!tick) return []
    if (tick.doubt === null) return [row]
    return [{ name: tick.name, bid: tick.bid, doubt: tick.doubt, at: new Date(tick.at).toISOString() }]
  })
  return {
    answer: { ...answer, envelope: { ...answer.envelope, dt: { list: judged } } },
    seen: list,
    confirmed: ticks.filter(({ isConfirmed }) => isConfirmed),
  }
}

const toldForMs = 60_000

/** What the broker told in the last minute that is not taken as prices of now. */
export const doubtedBids = (now = performance.now()): { name: string; told: string; why: string }[] => {
  const judged = siteProcess.judgedBids
  if (!judged || now - judged.at >= toldForMs) return []
  return judged.doubted.flatMap(({ name, told, doubt }) =>
    doubt ? [{ name, told, why: reasons[doubt] }] : [],
  )
}
