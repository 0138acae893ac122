import type { Locale } from '#locales/table.ts'
import { clock } from './clock.ts'
import { sayState, type ShownState, type StateWords } from './plan-state.ts'
import { inside, textOf } from './cells.ts'

/** What the line beside prices says. */
export interface LineFacts {
  state: ShownState
  /** The broker's time of the prices, ms since 1970. */
  lastAt: number | null
  /** When the first closed market opens, in the visitor's time; empty while one is open. */
  opens: string
  /** Which prices are not those of now, in words. */
  doubts: string
}

/**
 * Restarts the animation of the five cells. It is looked up once, because that forces layout, and not before the second
 * answer, when the page rests; one that was replaced with a state of the line has no effect.
 */
const refillIn = (poll: Element): (() => void) => {
  let filling: Animation | undefined
  return () => {
    if (!filling || filling.currentTime === null) filling = poll.getAnimations({ subtree: true })[0]
    if (filling) filling.currentTime = 0
  }
}

/** Writes into the line that the server drew (`web/features/quotes/state-line.tsx`). */
export const lineIn = (
  line: HTMLElement,
  locale: Locale,
  words: StateWords,
): ((facts: LineFacts) => void) => {
  const refill = refillIn(inside(line, 'poll'))
  const doubt = textOf(inside(line, 'doubts'))
  let frame = inside(line, 'words')
  let shown: ShownState = 'loading'
  let answeredAt: number | null = null
  let write = { lead: textOf(inside(frame, 'lead')), rest: textOf(inside(frame, 'rest')) }
  return ({ state, lastAt, opens, doubts }) => {
    // What the server drew says more.
    if (state === 'loading' && shown === 'loading') return
    const wasLive = shown === 'live'
    if (state !== shown) {
      // Another sentence is another element: the browser would count words that grow as a shift.
      const next = document.importNode(frame, true)
      frame.replaceWith(next)
      frame = next
      inside(frame, 'lead').textContent = ''
      write = { lead: textOf(inside(frame, 'lead')), rest: textOf(inside(frame, 'rest')) }
      line.className = `live live--${state}`
      shown = state
    }
    // With another state it begins by itself.
    if (state === 'live' && wasLive && lastAt !== answeredAt) refill()
    answeredAt = lastAt
    const [lead, rest] = sayState(words, state, { at: lastAt === null ? '' : clock(locale, lastAt), opens })
    write.lead(lead)
    write.rest(rest)
    doubt(doubts)
  }
}
