/** Whether an instrument trades; null where its hours are not known. */
export type IsOpen = (symbol: string, at: number) => boolean | null

/**
 * Why a bid is not taken as the price of now: it is zero or below; it is more than a fifth away from the last good
 * one; or it is the same for ten minutes while the market is open.
 */
export type Doubt = 'notPositive' | 'jump' | 'still'

/** A bid as the broker told it. */
export interface Bid {
  name: string
  bid: string
}

/** What is known of an instrument from the polls so far. */
export interface KnownBid {
  /** The last good bid and the instant of its poll, ms since 1970; null before the first. */
  good: { bid: string; at: number } | null
  /** How many polls in a row have told a good bid, up to two. */
  confirmed: 0 | 1 | 2
  /** A bid that waits for a second poll to confirm it. */
  doubted: string | null
  /** Since when the good bid is seen unchanged in open hours, and when the instrument was last seen. */
  since: number
  seenAt: number
}

/** A bid that is shown: the last good one, with the reason where it is not that of now. */
export interface Tick extends Bid {
  doubt: Doubt | null
  /** Since when this is the bid, ms since 1970. */
  at: number
  /** What the broker told in this poll. */
  told: string
  /** A second poll has confirmed it: it may make bars. */
  isConfirmed: boolean
}

const fifth = 0.2
/** So that a fifth written in decimals is a fifth. */
const rounding = 1e-9
const stillAfterMs = 600_000
/** An answer this soon after another may be the same one, handed on by another instance: it confirms nothing. */
const samePollMs = 1_000
/** Polls further apart have not seen what came between them. */
const gapMs = 60_000

const isNear = (bid: number, other: number): boolean =>
  Math.abs(bid - other) <= fifth * Math.abs(other) * (1 + rounding)

/** Zero is no price. One below zero is, as oil has shown, but only where a second poll says so too. */
const isGood = (bid: number, { good, doubted }: Pick<KnownBid, 'good' | 'doubted'>): boolean => {
  if (bid === 0) return false
  if (doubted !== null && isNear(bid, Number(doubted))) return true
  return good ? isNear(bid, Number(good.bid)) : bid > 0
}

const unknown: KnownBid = { good: null, confirmed: 0, doubted: null, since: 0, seenAt: 0 }

/** What is known after one more poll, and what is shown of it; nothing before the first good bid. */
const judge = (
  known: KnownBid,
  { name, bid }: Bid,
  at: number,
  isOpen: boolean | null,
): { known: KnownBid; tick: Tick | null } => {
  const value = Number(bid)
  const { good } = known
  const isSecond = Math.abs(at - known.seenAt) >= samePollMs
  if (!isGood(value, isSecond ? known : { ...known, doubted: null })) {
    const doubted = value === 0 ? null : bid
    const doubt = value <= 0 ? 'notPositive' : 'jump'
    return {
      known: { ...known, doubted, seenAt: at },
      tick: good && { name, bid: good.bid, doubt, at: good.at, told: bid, isConfirmed: false },
    }
  }
  const isSame = good !== null && Number(good.bid) === value
  const isWatched = isOpen === true && at - known.seenAt <= gapMs
  const since = isSame && isWatched ? known.since : at
  const isStill = at - since >= stillAfterMs
  const hasSecond = isSecond && (known.confirmed > 0 || known.doubted !== null)
  const confirmed = hasSecond || known.confirmed === 2 ? 2 : 1
  return {
    known: { good: { bid, at }, confirmed, doubted: null, since, seenAt: at },
    tick: {
      name,
      bid,
      doubt: isStill ? 'still' : null,
      at: isStill ? since : at,
      told: bid,
      isConfirmed: confirmed === 2 && !isStill,
    },
  }
}

/**
 * Judges the bids of a poll by the polls before it. Whatever is not plausible is replaced by the last good bid with its
 * time, until the next poll confirms it; an instrument without a good bid is left out.
 */
export const planTicks = (
  known: ReadonlyMap<string, KnownBid>,
  bids: readonly Bid[],
  at: number,
  isOpen: IsOpen,
): { known: ReadonlyMap<string, KnownBid>; ticks: Tick[]; refused: Tick[] } => {
  const next = new Map(known)
  const ticks: Tick[] = []
  const refused: Tick[] = []
  for (const one of bids) {
    const { known: now, tick } = judge(next.get(one.name) ?? unknown, one, at, isOpen(one.name, at))
    next.set(one.name, now)
    if (tick) ticks.push(tick)
    else refused.push({ ...one, doubt: 'notPositive', at, told: one.bid, isConfirmed: false })
  }
  return { known: next, ticks, refused }
}
