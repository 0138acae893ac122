/** The bids beside entries of the menu, asked for while they are seen, and the next release under them. */
import { feedOf } from '#web/live/quote-feeds.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { pageLanguage } from '../page-language.ts'
import { showRelease } from './menu-release.ts'

const symbolOf = (slot: HTMLElement): string => slot.dataset['price'] ?? ''

/** Every place: those the page has in the sheets, and the same in the drawer, made here. */
const slots = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.nav [data-price]')].flatMap((slot) => {
    const href = slot.closest('a')?.getAttribute('href') ?? ''
    const twin = document.querySelector(`.drawer__group a[href="${CSS.escape(href)}"]`)
    if (!twin) return slot
    const known = twin.querySelector<HTMLElement>('[data-price]')
    if (known) return [slot, known]
    const made = document.createElement('span')
    made.dataset['price'] = symbolOf(slot)
    twin.append(made)
    return [slot, made]
  })

const isSeen = (slot: HTMLElement): boolean => slot.checkVisibility({ visibilityProperty: true })

const feed = () => feedOf([...new Set(slots().map(symbolOf))], pageLanguage())

const element = (tag: string, className: string, ...inside: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag)
  made.className = className
  made.append(...inside)
  return made
}

/**
 * The bid over its symbol, drawn as everywhere with the last digit lowered (web/design/price.tsx). A reader of the
 * screen hears the symbol alone: the name of a link is not to change every five seconds.
 */
const drawn = (symbol: string, bid: string): Node[] => {
  const text = formatPrice(pageLanguage(), bid)
  const price = element('span', 'fig px', text.slice(0, -1), element('sub', '', text.slice(-1)))
  price.ariaHidden = 'true'
  return [price, element('small', '', symbol)]
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
    const symbol = symbolOf(slot)
    const bid = bids.get(symbol)
    slot.replaceChildren(...(bid === undefined ? [] : drawn(symbol, bid)))
  }
  if (!all.some(isSeen)) stop()
}

/** Sheets come and go 180 ms and more after they were pointed at (requirements E2): looked for this often, ms. */
const lookMs = 100
const maxLooks = 20

let timer: number | undefined

/** Starts or stops asking, by what is seen of the menus in the next two seconds. */
const followMenus = (looks = maxLooks): void => {
  clearTimeout(timer)
  timer = window.setTimeout(() => {
    const isWanted = slots().some(isSeen)
    if (!isWanted) stop()
    else if (!leave) {
      leave = feed().listen(draw)
      // What was drawn at an earlier opening may be old.
      draw()
    }
    const notes = [...document.querySelectorAll<HTMLElement>('.nav [data-next]')].filter(isSeen)
    if (notes.length > 0) void showRelease(notes)
    if (looks > 1) followMenus(looks - 1)
  }, lookMs)
}

export const startMenuBids = (): void => {
  document.addEventListener('menu', () => followMenus())
  followMenus()
}
