import { noticeName } from '#web/features/session/plan-gate.ts'
import { hasCookie } from '#web/layout/script/cookie.ts'
import { followParts } from './follow-parts.ts'
import { afterFrame, afterPaint, closest, first, listen, root } from '#web/layout/script/page.ts'

/** React's scripts, loaded on demand; absent on a page rendered for one visitor, which loads them itself. */
const list = document.querySelector<HTMLElement>('script[data-deferred]')
let missing: string[] = JSON.parse(list?.textContent ?? '[]')

/** Version of the page's flight data; undefined when the page contains it. */
const version = list?.dataset['deferred']

/** Hands the flight data to React as Next's inline scripts would; rejects when it cannot be fetched. */
const fetchFlight = async (): Promise<void> => {
  const address = new URL(location.href)
  address.searchParams.set('_rsc', '')
  const answer = await fetch(address, { headers: { RSC: '1' }, priority: 'low' })
  // After a publish the data now served do not match what is shown.
  if (answer.headers.get('x-flight') !== version) throw new Error('There are no data that fit this page')
  Object.assign(window, { __next_f: [[0], [1, await answer.text()]] })
}

let flight: Promise<void> | undefined

/** Fetches the data ahead of time: after a publish it would no longer match. */
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

/** Callbacks for when React is ready or its scripts failed to load. */
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

/** What the page script tells the styles, such as the theme that was chosen, as long as React is on its way. */
const told = new Map<string, string>()
const watched = new MutationObserver(() => hear())
const hear = () => {
  for (const { name, value } of root.attributes) told.set(name, value)
}

/** React takes it all away where a page is not as it was sent, and is drawn anew (record 78). */
const tellAgain = () => {
  watched.disconnect()
  for (const [name, value] of told) if (!root.hasAttribute(name)) root.setAttribute(name, value)
}

const loadScripts = (asked: readonly string[]) => {
  hear()
  watched.observe(root, { attributes: true })
  for (const src of asked) {
    const script = document.createElement('script')
    script.src = src
    // Set as an attribute, by which React recognises the script.
    script.async = true
    script.addEventListener('error', () => {
      script.remove()
      // Retried with the next press; scripts that loaded do not run twice.
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

/** Longest wait before a press falls back to its behaviour without script. */
const maxWaitMs = 10_000

/** Loads React if necessary and calls back once the page is interactive. */
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
  }, maxWaitMs)
  load()
}

/**
 * Elements that need React: marked parts, such as a choice that React would put back as it comes, and on a live page the
 * buttons of its main content.
 */
const reacts = '[data-hydrates], main[data-live] button[type=button]:not([commandfor], [popovertarget])'

/** Replays a press made before React is ready; a link then follows its address as without script. */
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

/** The search shortcut, which React handles. */
const onKey = (event: KeyboardEvent) => {
  if (event.key !== '/' || isHydrated()) return
  const { target } = event
  if (!closest(event, 'input, textarea, select, [contenteditable]')) event.preventDefault()
  withReact({
    run: () => target?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true })),
    giveUp: () => {},
  })
}

/** A form that posts by itself: React comes with its first focus, and not while somebody only reads past it. */
const posts = 'form[data-posts]'

/** What answers a hand within a live part, and what it is pointed at with before it is pressed. */
const controls = '[data-live-part] :is(a, button, input, select, label, summary, [tabindex])'

/**
 * Pointing at or focusing a part predicts a press. A finger begins a scroll anywhere, so it has to be on something that
 * can be pressed.
 */
const onApproach = (event: Event) => {
  const isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
  const isNear = closest(event, isFinger ? controls : `[data-live-part], ${reacts}`)
  if (isNear || (event.type === 'focusin' && closest(event, posts))) load()
}

/** Such a form sent before React is ready is sent by React, or else by the browser. */
const onSubmit = (event: Event) => {
  const form = closest(event, posts)
  if (!(form instanceof HTMLFormElement) || isHydrated()) return
  event.preventDefault()
  event.stopImmediatePropagation()
  withReact({ run: () => form.requestSubmit(), giveUp: () => form.submit() })
}

/** What React puts back as it comes: a choice in a list, and words that are looked for. */
const filled = '[data-live-part] :is(select, input[type=search])'

/** Fills it in again, past what React keeps of an input's value. */
const refill = (field: HTMLSelectElement | HTMLInputElement, value: string) => {
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** A choice made before React is ready is made again once it is. */
const onFill = (event: Event) => {
  const field = closest(event, filled)
  if (isHydrated() || !(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return
  const { value } = field
  withReact({ run: () => refill(field, value), giveUp: () => {} })
}

/** A signed-in visitor, or a notice in the address, needs React. */
const isAddressed = (): boolean =>
  hasCookie('signedIn') || new URLSearchParams(location.search).has(noticeName)

const begin = async () => {
  await afterFrame()
  const live = first('main[data-live]')
  if (isAddressed()) load()
  else if (live) {
    const parts = live.querySelectorAll<HTMLElement>('[data-live-part]')
    // With every live part observed, none is missed out of view; a form never waits.
    if (scrollY === 0 && parts.length > 0 && !live.querySelector(`form:not([data-posts])`))
      followParts(parts, load)
    else load()
  } else {
    await afterPaint()
    // A failure is retried when React is needed.
    await prepare().catch(() => {})
  }
}

/**
 * Loads React on demand (records 29, 87): on a page with live parts when a reader stops at one or a hand comes near; on a
 * page with a form right after it is drawn; elsewhere at the first press on a React part or when a publish is announced.
 */
export const startHydration = (): void => {
  document.addEventListener('hydrated', () => {
    tellAgain()
    for (const { run } of takeWaits()) run()
  })
  listen('click', onClick)
  listen('submit', onSubmit)
  listen('keydown', onKey)
  listen('pointerover', onApproach)
  listen('focusin', onApproach)
  listen('change', onFill)
  listen('input', onFill)
  void begin()
}
