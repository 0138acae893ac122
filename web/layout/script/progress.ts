import { closest, first, targetOf } from './page.ts'

/** Hides a bar whose page never came: browsers do not report responses without a page. */
const giveUpMs = 10_000

let timer = 0

const end = () => {
  clearTimeout(timer)
  first('.progress')?.setAttribute('hidden', '')
}

const start = () => {
  clearTimeout(timer)
  timer = window.setTimeout(end, giveUpMs)
  first('.progress')?.removeAttribute('hidden')
}

/** Whether a navigation is in progress. */
export const isUnderway = (): boolean => first('.progress')?.hidden === false

/** Whether following a link replaces this document. */
const leavesPage = (link: HTMLAnchorElement): boolean => {
  const isHere = link.origin === location.origin && link.pathname === location.pathname
  const isJump = isHere && link.search === location.search && link.hash !== ''
  return (
    (!link.target || link.target === '_self') && !link.download && /^https?:$/.test(link.protocol) && !isJump
  )
}

/**
 * For browsers without the Navigation API: a click on a link starts one. Registered last, to see whether it was
 * prevented.
 */
const watchClicks = () => {
  addEventListener('click', (event) => {
    const link = closest(event, 'a[href]')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (link instanceof HTMLAnchorElement && isPlain && !event.defaultPrevented && leavesPage(link)) start()
  })
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented && targetOf(event)?.getAttribute('method') !== 'dialog') start()
  })
  addEventListener('keydown', (event) => event.key === 'Escape' && end())
}

/**
 * The progress bar below the risk strip during navigations (requirements E5). A new document has a fresh bar; the
 * Navigation API reports cancelled navigations; a page from the back/forward cache is reset.
 */
export const startProgress = (): void => {
  addEventListener('pageshow', end)
  if (!('navigation' in globalThis)) {
    watchClicks()
    return
  }
  navigation.addEventListener('navigate', (event) => {
    if (event.hashChange || event.downloadRequest !== null || event.navigationType === 'replace') return
    start()
    event.signal.addEventListener('abort', end)
  })
  navigation.addEventListener('navigateerror', end)
  navigation.addEventListener('navigatesuccess', end)
}
