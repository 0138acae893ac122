import { followNews } from '#web/features/live/follow-news.ts'
import { withReact } from './hydration.ts'

/** How long another page may be on its way before this one counts as staying, ms. */
const patience = 10_000

/** Loads the page again, but never over the head of a visitor who has just gone elsewhere. */
const makeReload = () => {
  let leftAt = -patience
  // Browsers without it load the page at once.
  globalThis.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) leftAt = performance.now()
  })
  const reload = () => {
    const wait = leftAt + patience - performance.now()
    if (wait > 0) setTimeout(reload, wait)
    else location.reload()
  }
  return reload
}

/**
 * Tells the page when something it shows was published (record 22); React then draws it anew. Where its scripts
 * are gone, as after a deploy, the page is loaded again.
 */
export const startNews = (): void => {
  const reload = makeReload()
  followNews({
    path: location.pathname,
    onNews: () =>
      withReact({
        run: () => document.dispatchEvent(new Event('news')),
        giveUp: reload,
      }),
  })
}
