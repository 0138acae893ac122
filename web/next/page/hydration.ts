import { noticeName } from '#web/features/session/plan-gate.ts'
import { hasCookie } from '#web/layout/script/cookie.ts'
import { afterFrame, afterPaint, closest, first, listen, root } from '#web/layout/script/page.ts'

/** React's scripts, which the page asks for when it needs them; a page drawn for one visitor asks by itself. */
const list = document.querySelector<HTMLElement>('script[data-deferred]')
let missing: string[] = JSON.parse(list?.textContent ?? '[]')

/** The version of the data React takes this page over with; none where the page carries them itself. */
const version = list?.dataset['deferred']

/** Whether the page was drawn anew since: what there is of data by now does not fit what is shown. */
let isOutdated = false

/** Hands over what React is to know of the page as Next's own scripts would; fails where it cannot be had. */
const fetchFlight = async (): Promise<void> => {
  const address = new URL(location.href)
  address.searchParams.set('_rsc', '')
  const answer = await fetch(address, { headers: { RSC: '1' }, priority: 'low' })
  const current = answer.headers.get('x-flight')
  isOutdated = current !== null && current !== version
  if (current !== version) throw new Error('There are no data that fit this page')
  Object.assign(window, { __next_f: [[0], [1, await answer.text()]] })
}

let flight: Promise<void> | undefined

/** Has the data at hand before they are needed: after a publish there would be others. */
const prepare = async (): Promise<void> => {
  if (!version) return
  flight ??= fetchFlight()
  try {
    await flight
  } catch (error) {
    flight = undefined
    throw error
  }
}

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

const giveUp = () => {
  for (const wait of takeWaits()) wait.giveUp()
}

const loadScripts = (asked: readonly string[]) => {
  for (const src of asked) {
    const script = document.createElement('script')
    script.src = src
    // As an attribute: by it React knows that a script is there already.
    script.async = true
    script.addEventListener('error', () => {
      script.remove()
      // Asked for again with the next press; those that came do not run twice.
      missing.push(src)
      giveUp()
    })
    document.head.append(script)
  }
}

const load = () => {
  const asked = missing
  missing = []
  if (asked.length === 0) return
  prepare().then(
    () => loadScripts(asked),
    () => {
      missing.push(...asked)
      giveUp()
    },
  )
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
      else if (isOutdated) location.reload()
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

/** The account of who is signed in, and a notice in the address, are nothing without React. */
const isAddressed = (): boolean =>
  hasCookie('signedIn') || new URLSearchParams(location.search).has(noticeName)

/** What tells that somebody is there and reads on. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/** Loads React when a live part comes into sight, or with the first sign of a visitor. */
const follow = (parts: NodeListOf<Element>): void => {
  // Once: what did not come is asked for again by a press, not by every move.
  let isAsked = false
  const ask = () => {
    if (!isAsked) load()
    isAsked = true
  }
  const observer = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) ask()
  })
  for (const part of parts) observer.observe(part)
  for (const sign of signs)
    listen(sign, ({ target }) => {
      // A row of tabs scrolls by itself to the current one.
      if (sign !== 'scroll' || target === document) ask()
    })
}

const begin = async () => {
  await afterFrame()
  const live = first('main[data-live]')
  if (isAddressed()) load()
  else if (live) {
    const parts = live.querySelectorAll('[data-live-part]')
    // Where every part that lives has said so, nobody misses one that is out of sight; a form is never kept waiting.
    if (scrollY === 0 && parts.length > 0 && !live.querySelector('form')) follow(parts)
    else load()
  } else {
    await afterPaint()
    // What cannot be had now is asked for again when it is needed.
    await prepare().catch(() => {})
  }
}

/**
 * React comes when the page needs it (record 29): to a page with live parts when one is in sight or its visitor
 * reads on, to a page with a form as soon as it was drawn, to any other with the first press on a part of React's or
 * with news of a publish.
 */
export const startHydration = (): void => {
  document.addEventListener('hydrated', () => {
    for (const { run } of takeWaits()) run()
  })
  listen('click', onClick)
  listen('keydown', onKey)
  listen('pointerover', onApproach)
  listen('focusin', onApproach)
  void begin()
}
