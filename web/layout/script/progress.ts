import { closest, first, targetOf } from './page.ts'

/** A bar whose page never came is taken away after this, ms: no browser tells of an answer without a page. */
const giveUp = 10_000

let timer = 0

const end = () => {
  clearTimeout(timer)
  first('.progress')?.setAttribute('hidden', '')
}

const start = () => {
  clearTimeout(timer)
  timer = window.setTimeout(end, giveUp)
  first('.progress')?.removeAttribute('hidden')
}

/** Whether another page is on its way. */
export const isUnderway = (): boolean => first('.progress')?.hidden === false

/** Whether following a link replaces this page by another document. */
const leavesPage = (link: HTMLAnchorElement): boolean => {
  const isHere = link.origin === location.origin && link.pathname === location.pathname
  const isJump = isHere && link.search === location.search && link.hash !== ''
  return (
    (!link.target || link.target === '_self') && !link.download && /^https?:$/.test(link.protocol) && !isJump
  )
}

/**
 * For browsers that do not tell of navigations: the click on a link is where one starts. Heard last of all, when it
 * is known whether somebody prevented it.
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
 * The bar along the lower edge of the risk strip, from the start of a navigation to its end (requirements E5).
 * Pages are documents: a new one, a browser's own page of an error too, brings no bar or one at rest. Of a stop
 * the Navigation API tells; a page out of the back/forward cache rests too.
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
