import { unpackFlight } from '#web/lib/flight-block.ts'
import { noticeName } from '#web/features/session/plan-gate.ts'
import { hasCookie } from './cookie.ts'
import { closest, first, listen, root } from './page.ts'

/** React's scripts, which the page asks for when it needs them; a page drawn for one visitor asks by itself. */
const list = document.querySelector('script[data-deferred]')?.textContent ?? '[]'
let missing: string[] = JSON.parse(list)

/** What waits for React: to be done once it answers, or when its scripts cannot be had. */
interface Wait {
  run: () => void
  giveUp: () => void
}

let waits: Wait[] = []

const isHydrated = () => root.dataset['hydrated'] !== undefined

const takeWaits = (): Wait[] => {
  const taken = waits
  waits = []
  return taken
}

/** What React is to know of the page lies in a block of it, and is handed over as Next's own scripts would. */
const handOver = () => {
  const packed = document.querySelector('script[data-flight]')?.textContent
  if (packed && !('__next_f' in window)) Object.assign(window, { __next_f: [[0], [1, unpackFlight(packed)]] })
}

const load = () => {
  handOver()
  const asked = missing
  missing = []
  for (const src of asked) {
    const script = document.createElement('script')
    script.src = src
    // As an attribute: by it React knows that a script is there already.
    script.async = true
    script.addEventListener('error', () => {
      script.remove()
      // Asked for again with the next press; those that came do not run twice.
      missing.push(src)
      for (const { giveUp } of takeWaits()) giveUp()
    })
    document.head.append(script)
  }
}

/** Who pressed something is not kept waiting longer than this, ms. */
const patience = 10_000

/** Loads React if it is not there yet, and does what needs it when the page answers to it. */
export const withReact = (wait: Wait): void => {
  if (isHydrated()) {
    wait.run()
    return
  }
  waits.push(wait)
  setTimeout(() => {
    if (!waits.includes(wait)) return
    waits = waits.filter((other) => other !== wait)
    wait.giveUp()
  }, patience)
  load()
}

/** What React alone answers: parts that say so, and on a live page the buttons of its main part. */
const reacts = '[data-hydrates], main[data-live] button[type=button]:not([commandfor], [popovertarget])'

/** A press before React answers is kept and given to it; a link then leads where it leads without script. */
const onClick = (event: MouseEvent) => {
  const pressed = closest(event, reacts)
  if (!pressed || isHydrated() || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (pressed.ariaBusy === 'true') return
  pressed.ariaBusy = 'true'
  withReact({
    run: () => {
      pressed.ariaBusy = null
      pressed.click()
    },
    giveUp: () => {
      pressed.ariaBusy = null
      if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
    },
  })
}

/** The key of the search, which React listens to. */
const onKey = (event: KeyboardEvent) => {
  if (event.key !== '/' || isHydrated()) return
  const { target } = event
  if (!closest(event, 'input, textarea, select, [contenteditable]')) event.preventDefault()
  withReact({
    run: () => target?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true })),
    giveUp: () => {},
  })
}

/** Who points at or reaches a part of React's will soon press it. */
const onApproach = (event: Event) => {
  if (closest(event, reacts)) load()
}

/** Prices, forms, the account of who is signed in, and a notice in the address are nothing without React. */
const isNeeded = (): boolean =>
  first('main[data-live]') !== null ||
  hasCookie('signedIn') ||
  new URLSearchParams(location.search).has(noticeName)

/**
 * React comes when the page needs it (docs/adr/0029): to a page with live parts as soon as the page was drawn, to
 * any other with the first press on a part of React's or with news of a publish.
 */
export const startHydration = (): void => {
  document.addEventListener('hydrated', () => {
    for (const { run } of takeWaits()) run()
  })
  listen('click', onClick)
  listen('keydown', onKey)
  listen('pointerover', onApproach)
  listen('focusin', onApproach)
  if (isNeeded()) requestAnimationFrame(() => setTimeout(load))
}
