import { followNews } from '#web/features/live/follow-news.ts'
import { withReact } from '#web/next/page/hydration.ts'
import { isUnderway } from './progress.ts'

/** Loads the page again, but never over the head of a visitor who has just gone elsewhere. */
const reload = () => {
  if (isUnderway()) setTimeout(reload, 1_000)
  else location.reload()
}

/**
 * Tells the page when something it shows was published (record 22); React then draws it anew. Where its scripts
 * are gone, as after a deploy, the page is loaded again.
 */
export const startNews = (): void => {
  followNews({
    path: location.pathname,
    onNews: () =>
      withReact({
        run: () => document.dispatchEvent(new Event('news')),
        giveUp: reload,
      }),
  })
}
