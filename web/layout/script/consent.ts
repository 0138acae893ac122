import { planChoice, readChoice } from '#web/features/consent/choice.ts'
import { type AskedGroup, askedGroups } from '#web/features/consent/registry.ts'
import { dropCookie, keepCookie } from './cookie.ts'
import { rememberDevice } from './device.ts'
import { closest, first, listen, root } from './page.ts'

const bar = () => first('.cookies')
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.cookies input[data-group]')]

/** Shows or hides the groups, and tells so on the link that does it. */
const spread = (isOpen: boolean) => {
  first('.cookies__groups')?.toggleAttribute('hidden', !isOpen)
  first('.cookies__link')?.setAttribute('aria-expanded', String(isOpen))
}

const store = (groups: readonly AskedGroup[]) => {
  const { keep, drop, forget } = planChoice(groups)
  for (const { name, value } of keep) keepCookie(name, value)
  for (const name of drop) dropCookie(name)
  try {
    for (const { kind, key } of forget) window[kind].removeItem(key)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
  rememberDevice()
  // For whatever starts or stops with the answer: analytics and the marketing source.
  document.dispatchEvent(new CustomEvent('consentchange', { detail: groups }))
}

/** Where the focus returns when the bar closes; null if the visitor did not open it. */
let opener: HTMLElement | null = null

const show = () => {
  const choice = readChoice(document.cookie)
  for (const box of boxes()) box.checked = choice?.some((group) => group === box.dataset['group']) ?? false
  root.toggleAttribute('data-cookies', true)
}

const close = () => {
  root.toggleAttribute('data-cookies', false)
  opener?.focus()
  opener = null
}

const open = (from: HTMLElement) => {
  opener = from
  show()
  spread(true)
  bar()?.focus()
}

const chosen = (): AskedGroup[] =>
  askedGroups.filter((group) => boxes().some((box) => box.checked && box.dataset['group'] === group))

/** Shows the bar until a choice is made, and again from the footer (requirements E4). */
export const startConsent = (): void => {
  listen('click', (event) => {
    const button = closest(event, '[data-consent]')
    switch (button?.dataset['consent']) {
      case 'open':
        open(button)
        break
      case 'settings':
        spread(button.ariaExpanded !== 'true')
        break
      case 'all':
        store(askedGroups)
        close()
        break
      case 'none':
        store([])
        close()
        break
      case 'chosen':
        store(chosen())
        close()
        break
      default:
    }
  })
  // Escape closes a bar that was reopened without changing the answer.
  listen('keydown', (event) => {
    if (event.key === 'Escape' && opener && bar()?.contains(document.activeElement)) close()
  })
  // Keeps the end of the page and scroll targets above the bar.
  const size = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0
    // Not a custom property, which would restyle every element.
    root.style.paddingBottom = height > 0 ? `${height}px` : ''
    root.style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 1rem)` : ''
  })
  const drawn = bar()
  if (drawn) size.observe(drawn)
  if (readChoice(document.cookie) === null) show()
  rememberDevice()
}
