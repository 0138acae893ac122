import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { contentDocuments } from '#content/content.ts'
import { schedules } from '#sandbox/market/hours.ts'
import { instruments as quoted } from '#sandbox/market/instruments.ts'
import { sessionState } from '#sandbox/market/sessions.ts'
import { exchangeOf } from '#web/features/hours/exchange.ts'
import { scheduleOf } from '#web/features/hours/schedule.ts'
import { sessionAt } from '#web/features/hours/sessions.ts'
import { isSweep } from '#tests/support/sample.ts'

/** What a page says of a market, worked out from the editors' words, against when the broker really trades. */

const instrument = z.object({
  _type: z.literal('instrument'),
  symbol: z.string(),
  assetClass: z.string(),
  hours: z.object({ tz: z.string(), sessions: z.string(), dailyBreak: z.string().nullish() }),
})

const written = contentDocuments().flatMap((document) => instrument.safeParse(document).data ?? [])

const marketOf = (symbol: string) => {
  const found = written.find((known) => known.symbol === symbol)
  if (!found) throw new Error(`the content has no ${symbol}`)
  const { tz, sessions, dailyBreak } = found.hours
  const schedule = scheduleOf({ zone: tz, sessions, dailyBreak: dailyBreak ?? null })
  if (!schedule) throw new Error(`the hours of ${symbol} are not understood`)
  return { schedule, exchange: exchangeOf(tz, found.assetClass) }
}

it('knows all thirty instruments (requirements I5)', () => {
  expect(written.map(({ symbol }) => symbol).toSorted()).toEqual(
    quoted.map(({ symbol }) => symbol).toSorted(),
  )
  for (const { symbol, hours } of quoted) expect(marketOf(symbol).schedule.zone).toBe(schedules[hours].zone)
})

it('property: says of each instrument at each minute of four years whether the broker trades it', () => {
  assert(
    property(
      constantFrom(...quoted),
      integer({ min: 0, max: 4 * 365 * 1440 }),
      ({ symbol, hours }, minutes) => {
        const instant = Date.UTC(2025, 0, 6) + minutes * 60_000
        expect(sessionAt(marketOf(symbol), instant).isOpen).toBe(sessionState(hours, instant).isOpen)
      },
    ),
    { numRuns: isSweep ? 20_000 : 2_000 },
  )
})
