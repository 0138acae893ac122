import { BoundedMap } from '#common/bounded-map.ts'
import { eventsBetween } from '#sandbox/calendar/events.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * How long news has an effect, how fast it is priced in, and how far it moves a currency at one usual
 * surprise.
 */
const effectMs = 36 * hour
const decayMs = 8 * hour
const pricedInMs = 20_000
const strength: Readonly<Record<1 | 2 | 3, number>> = { 1: 0.0002, 2: 0.0007, 3: 0.0022 }

interface News {
  at: number
  currency: string
  move: number
}

/** Two years and a bit: what the bars of an instrument go through. */
const maxCachedDays = 800
const days = new BoundedMap<string, readonly News[]>(maxCachedDays)

function newsOfDay(seed: string, dayNumber: number): readonly News[] {
  const key = `${seed}/${dayNumber}`
  const known = days.get(key)
  if (known) return known
  const news = eventsBetween(seed, dayNumber * day, (dayNumber + 1) * day).map(
    ({ at, release, figures }) => ({
      at,
      currency: release.currency,
      move: strength[release.importance] * Math.max(-2.5, Math.min(2.5, figures.surprise)),
    }),
  )
  days.set(key, news)
  return news
}

/**
 * How far recent publications have moved a currency, as a fraction of its value: a jump within seconds of the
 * publication, which decays over hours. Nothing before it, and deterministic for a seed.
 */
export function newsMove(seed: string, currency: string, instant: number): number {
  const today = Math.floor(instant / day)
  let move = 0
  for (const number of [today - 2, today - 1, today]) {
    for (const news of newsOfDay(seed, number)) {
      const age = instant - news.at
      if (news.currency === currency && age > 0 && age < effectMs)
        move += news.move * (1 - Math.exp(-age / pricedInMs)) * Math.exp(-age / decayMs)
    }
  }
  return move
}
