import { followNews } from '#web/features/live/follow-news.ts'
import { withReact } from './hydration.ts'

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
        giveUp: () => location.reload(),
      }),
  })
}
