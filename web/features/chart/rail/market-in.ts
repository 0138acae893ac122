import { fill } from '#common/fill.ts'
import type enTrading from '#locales/en/trading.json'
import type { Locale } from '#locales/table.ts'
import { dateIn } from '#common/time/zoned-time.ts'
import { minuteIn } from '#web/features/chart/hours-rule/plan-hours-rule.ts'
import { minuteText, nowFlag, ruleShapes } from '#web/features/chart/hours-rule/plan-now-flag.ts'
import { momentIn } from '#web/features/hours/moment.ts'
import type { SessionState } from '#web/features/hours/sessions.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import { ownZone } from '#web/lib/browser/own-zone.ts'
import { offsetText } from '#web/lib/zone.ts'
import { attributeOf, inside, placeIn, textOf } from '#web/live/cells.ts'
import type { PartReader } from '#web/live/price-lists.ts'
import { leftText, nextChange, placeAt } from './plan-rail.ts'

/** What the market's state is said with. */
export type MarketWords = Pick<
  (typeof enTrading)['plate'],
  'session' | 'openState' | 'closedState' | 'closes' | 'opens' | 'left' | 'leftDays' | 'leftMinutes'
> &
  Pick<(typeof enTrading)['chart'], 'places'>

export const stateClass = (isOpen: boolean): string => `rail__lead${isOpen ? '' : ' is-closed'}`

/** Says whether the market is open, which place is at work, and when that changes, in the visitor's time. */
export const marketIn = (part: Element, locale: Locale, words: MarketWords) => {
  const look = attributeOf(inside(part, 'market-frame'), 'class')
  const lead = textOf(inside(part, 'market'))
  const rest = textOf(inside(part, 'market-next'))
  return (state: SessionState, now: number) => {
    const change = nextChange(state)
    const place = state.isOpen ? placeAt(now) : null
    look(stateClass(state.isOpen))
    lead(
      [
        state.isOpen ? words.openState : words.closedState,
        place && fill(words.session, { place: words.places[place] }),
      ]
        .filter(Boolean)
        .join('. '),
    )
    if (change === null) rest('')
    else
      rest(
        fill(state.isOpen ? words.closes : words.opens, {
          time: `${momentIn(locale, change, now)} ${offsetText(ownZone(), change)}`,
          left: leftText(change - now, words),
        }),
      )
  }
}

/** What the server says of a market and the rule of its hours, with their places. */
export interface MarketFacts extends Pick<Traded, 'assetClass' | 'hours'> {
  /** The clock that the rule is drawn on, and the day, `2026-11-18`. */
  zone: string
  date: string
  words: MarketWords
}

/** A day of a zone's clock, `2026-11-18`. */
export const dayText = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')

/** Moves the line of now on the rule of hours, within the day that is drawn. */
const nowIn = (part: Element, { zone, date }: MarketFacts) => {
  const group = placeIn(part, 'now')
  if (!group) return () => {}
  const line = inside(group, 'now-line')
  const { width } = ruleShapes.beside
  const end = /V[\d.]+$/.exec(line.getAttribute('d') ?? '')?.[0] ?? `V${width}`
  const write = {
    line: attributeOf(line, 'd'),
    flag: attributeOf(inside(group, 'now-flag'), 'x'),
    textX: attributeOf(inside(group, 'now-text'), 'x'),
    text: textOf(inside(group, 'now-text')),
  }
  return (now: number) => {
    if (dayText(dateIn(zone, now)) !== date) {
      group.setAttribute('visibility', 'hidden')
      return
    }
    const minute = minuteIn(zone, now)
    const { x, flag } = nowFlag('beside', minute)
    write.line(`M${x} 26${end}`)
    write.flag(String(flag))
    write.textX(String(flag + 8))
    write.text(minuteText(minute))
  }
}

/** Writes whether a market is open and until when, and where now is among its hours. */
export const marketStateIn: PartReader = (element, locale) => {
  const symbol = element.dataset['symbol'] ?? ''
  const facts: MarketFacts = JSON.parse(element.dataset['facts'] ?? '{}')
  const { assetClass, hours, words } = facts
  const paintState = marketIn(element, locale, words)
  const paintNow = nowIn(element, facts)
  return {
    traded: { symbol, assetClass, hours },
    paint: ({ sessions, now }) => {
      const state = sessions.get(symbol)
      if (state) paintState(state, now)
      paintNow(now)
    },
  }
}
