import { momentIn } from '#web/features/hours/moment.ts'
import { firstOpening } from '#web/features/hours/session-words.ts'
import type { SessionState } from '#web/features/hours/sessions.ts'
import { sessionsOf, type Traded } from '#web/features/hours/sessions-of.ts'
import { clock } from './clock.ts'
import { doubtsText } from './plan-doubts.ts'
import { planState, type StateWords } from './plan-state.ts'
import type { QuoteFeed, Quotes } from './quote-feed.ts'
import { feedOf } from './quote-feeds.ts'
import type { Locale } from '#locales/table.ts'
import { placeIn } from './cells.ts'
import { type PriceRow, rowIn } from './paint-row.ts'
import { lineIn } from './paint-line.ts'

/**
 * Keeps the lists of prices of a page up to date: the server draws them with what it knows (`data-prices`), and every
 * poll is written into their places. No component does, so a page that only ticks needs no React (record 84).
 */

const listSelector = '[data-prices]'

/** What the painter wrote, and what it read of the server: React writes over either when a publish draws the page anew. */
const watched: MutationObserverInit = {
  childList: true,
  characterData: true,
  attributeFilter: ['data-symbol', 'data-facts', 'data-words', 'class'],
  subtree: true,
}

const listOf = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest(listSelector) ?? null

const bringsList = (node: Node): boolean =>
  node instanceof Element && (node.matches(listSelector) || node.querySelector(listSelector) !== null)

interface PriceList {
  rows: readonly PriceRow[]
  traded: readonly Traded[]
  symbols: readonly string[]
  /** Writes the line that says how fresh the prices are, if the list has one. */
  paintLine: ReturnType<typeof lineIn> | null
  words: StateWords | null
}

/**
 * Reads a part with a price of one instrument as the server drew it; `data-part` names one that is no row. `repaint` has
 * it painted before the next poll: what it writes by itself would be taken for React's.
 */
export type PartReader = (element: HTMLElement, locale: Locale, repaint: () => void) => PriceRow
export type PartReaders = Readonly<Record<string, PartReader>>

const rowSelector = '[data-symbol]'

const read = (list: Element, locale: Locale, parts: PartReaders, repaint: () => void): PriceList => {
  const within = [...list.querySelectorAll<HTMLElement>(rowSelector)]
  const found = list instanceof HTMLElement && list.matches(rowSelector) ? [list, ...within] : within
  const rows = found.map((row) => (parts[row.dataset['part'] ?? ''] ?? rowIn)(row, locale, repaint))
  const traded = rows.map((row) => row.traded)
  const line = placeIn(list, 'state')
  const words: StateWords | null = line ? JSON.parse(line.dataset['words'] ?? '{}') : null
  return {
    rows,
    traded,
    symbols: traded.map(({ symbol }) => symbol),
    words,
    paintLine: line && words && lineIn(line, locale, words),
  }
}

const paint = (
  { rows, symbols, paintLine, words }: PriceList,
  { quotes, state, lastAt, courses, opens }: Quotes,
  sessions: ReadonlyMap<string, SessionState>,
  { locale, now }: { locale: Locale; now: number },
): void => {
  const own = quotes.filter(({ name }) => symbols.includes(name))
  for (const { traded, paint: paintRow } of rows) {
    const { symbol } = traded
    const quote = own.find(({ name }) => name === symbol)
    paintRow({ quote, open: opens[symbol], sessions, course: courses.get(symbol), now, lastAt })
  }
  if (!paintLine || !words) return
  const opening = firstOpening(symbols, sessions)
  paintLine({
    state: planState({ state, quotes: own }, opening),
    lastAt,
    opens: opening === null ? '' : momentIn(locale, opening, now),
    doubts: doubtsText(own, words.doubts, (at) => clock(locale, at)),
  })
}

/** The lists of the page as it is now, and the feed of all their prices. */
interface Following {
  feed: QuoteFeed
  leave: () => void
}

const minute = 60_000

class PagePrices {
  readonly #language: () => Locale
  readonly #parts: PartReaders
  #lists = new Map<Element, PriceList>()
  #following: Following | undefined
  #sessions: { minute: number; states: ReadonlyMap<string, SessionState> } | undefined
  /** Lists that were written over since the last poll: read again at once, and those that were so twice with the next. */
  readonly #reread = new Set<Element>()
  readonly #due = new Set<Element>()
  readonly #watch = new MutationObserver((records) => this.#heard(records))

  constructor(language: () => Locale, parts: PartReaders) {
    this.#language = language
    this.#parts = parts
  }

  start(): void {
    this.#watch.observe(document.body, watched)
    this.#follow()
  }

  /** Reads which lists there are, and asks for the prices of all of them at once. */
  #follow(): void {
    const locale = this.#language()
    const found = [...document.querySelectorAll(listSelector)]
    this.#lists = new Map(
      found.map((list) => [
        list,
        this.#lists.get(list) ?? read(list, locale, this.#parts, () => this.#paint()),
      ]),
    )
    this.#sessions = undefined
    const symbols = [...new Set([...this.#lists.values()].flatMap((list) => list.symbols))]
    const feed = symbols.length > 0 ? feedOf(symbols, locale) : undefined
    if (feed !== this.#following?.feed) {
      this.#following?.leave()
      this.#following = feed && { feed, leave: feed.listen(() => this.#polled()) }
    }
    if (feed) this.#paint()
  }

  #sessionsAt(now: number): ReadonlyMap<string, SessionState> {
    const at = Math.floor(now / minute)
    if (this.#sessions?.minute !== at) {
      const traded = [...this.#lists.values()].flatMap((list) => list.traded)
      this.#sessions = { minute: at, states: sessionsOf(traded, now) }
    }
    return this.#sessions.states
  }

  #polled(): void {
    this.#reread.clear()
    const due = [...this.#due]
    this.#due.clear()
    for (const list of due) this.#lists.delete(list)
    if (due.length > 0) this.#follow()
    else this.#paint()
  }

  #paint(): void {
    const following = this.#following
    if (!following) return
    const now = Date.now()
    const sessions = this.#sessionsAt(now)
    const quotes = following.feed.current()
    for (const list of this.#lists.values()) paint(list, quotes, sessions, { locale: this.#language(), now })
    // What was written here is no news.
    this.#watch.takeRecords()
  }

  /** Another page, or a part of this one that a publish has changed, brings lists as the server drew them. */
  #heard(records: readonly MutationRecord[]): void {
    const over = new Set(records.map(({ target }) => listOf(target)).filter((list) => list !== null))
    const changed = [...over].filter((list) => !this.#reread.has(list))
    const isOther = records.some(({ addedNodes, removedNodes }) =>
      [...addedNodes, ...removedNodes].some(bringsList),
    )
    // A browser that translates writes over what is written there, and would for ever.
    for (const list of over) if (this.#reread.has(list)) this.#due.add(list)
    if (changed.length === 0 && !isOther) return
    // It is read again: what is known of its places is no longer true.
    for (const list of changed) {
      this.#reread.add(list)
      this.#lists.delete(list)
    }
    this.#follow()
  }
}

/**
 * @param language of the page as it is now: another one is a step within it
 * @param parts those that are no rows, by their name
 */
export const startPrices = (language: () => Locale, parts: PartReaders): void =>
  new PagePrices(language, parts).start()
