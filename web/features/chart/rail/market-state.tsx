import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { momentIn } from '#web/features/hours/moment.ts'
import { type Market, sessionAt } from '#web/features/hours/sessions.ts'
import { resources } from '#web/i18n/resources.ts'
import { offsetText, zoneOf } from '#web/lib/zone.ts'
import { type MarketWords, stateClass } from './market-in.ts'
import { nextChange } from './plan-rail.ts'

/** The words that the page script says a market's state with. */
export const marketWords = (locale: Locale): MarketWords => {
  const { chart, plate } = resources[locale].trading
  const { session, openState, closedState, closes, opens, left, leftDays, leftMinutes } = plate
  return { session, openState, closedState, closes, opens, left, leftDays, leftMinutes, places: chart.places }
}

/** A market's state in words, on the clock of the language. */
export interface StateInWords {
  isOpen: boolean
  lead: string
  rest: string
}

/** The state at an instant; of one whose hours are not known that the platform shows them. */
export const stateInWords = (locale: Locale, market: Market | null, now: number): StateInWords => {
  const { plate } = resources[locale].trading
  if (!market) return { isOpen: true, lead: plate.openState, rest: plate.unknownHours }
  const state = sessionAt(market, now)
  const change = nextChange(state)
  const zone = zoneOf[locale]
  return {
    isOpen: state.isOpen,
    lead: state.isOpen ? plate.openState : plate.closedState,
    rest:
      change === null
        ? ''
        : fill(state.isOpen ? plate.closesAt : plate.opensAt, {
            time: momentIn(locale, change, now, zone),
            zone: offsetText(zone, change),
          }),
  }
}

/** Whether a market is open and until when; written into by `market-in.ts`. */
export const MarketState = ({ state: { isOpen, lead, rest } }: { state: StateInWords }) => (
  <>
    <p className={stateClass(isOpen)} data-cell="market-frame">
      <i aria-hidden="true" />
      <b data-cell="market" suppressHydrationWarning>
        {lead}
      </b>
    </p>
    <p data-cell="market-next" suppressHydrationWarning>
      {rest}
    </p>
  </>
)
