/**
 * The bids beside entries of the menu, asked for while they are seen. A file of its own: pages of words have no prices
 * otherwise, and most visitors open another menu.
 */
import { feedOf } from '#web/features/quotes/quote-feeds.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { defaultLocale, localeIds } from '#locales/table.ts'
import { root } from './page.ts'

const slots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-price]')]
/** Whether its entry is: an empty place by itself is hidden. */
const isSeen = (slot: HTMLElement): boolean =>
  slot.closest('a')?.checkVisibility({ visibilityProperty: true }) === true
const symbolOf = (slot: HTMLElement): string => slot.dataset['price'] ?? ''

/** As the page is now: another language is a step within it. */
const locale = () => localeIds.find((id) => id === root.lang) ?? defaultLocale
const feed = () => feedOf([...new Set(slots().map(symbolOf))], locale())

/** Drawn as everywhere: with the last digit lowered (web/design/price.tsx). */
const drawn = (bid: string): Node => {
  const text = formatPrice(locale(), bid)
  const price = document.createElement('span')
  price.className = 'px'
  const last = document.createElement('sub')
  last.textContent = text.slice(-1)
  price.append(text.slice(0, -1), last)
  return price
}

let leave: (() => void) | undefined

const stop = () => {
  leave?.()
  leave = undefined
}

/** Prices that are late are not shown: beside a name there is no room to say so. */
const draw = () => {
  const { quotes, state } = feed().current()
  const bids = new Map(state === 'live' ? quotes.map(({ name, bid }) => [name, bid]) : [])
  const all = slots()
  for (const slot of all) {
    const bid = bids.get(symbolOf(slot))
    slot.replaceChildren(...(bid === undefined ? [] : [drawn(bid)]))
  }
  if (!all.some(isSeen)) stop()
}

/** Sheets come and go 180 ms and more after they were pointed at (requirements E2): looked for this often, ms. */
const lookMs = 100
const mostLooks = 20

let timer: number | undefined

/** Starts or stops asking, by what is seen of the menus in the next two seconds. */
const followMenus = (looks = mostLooks): void => {
  clearTimeout(timer)
  timer = window.setTimeout(() => {
    const isWanted = slots().some(isSeen)
    if (!isWanted) stop()
    else if (!leave) {
      leave = feed().listen(draw)
      // What was drawn at an earlier opening may be old.
      draw()
    }
    if (looks > 1) followMenus(looks - 1)
  }, lookMs)
}

document.addEventListener('menu', () => followMenus())
followMenus()
