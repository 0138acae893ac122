import { followNews } from '#web/features/live/follow-news.ts'
import { withReact } from '#web/serving/next/page/hydration.ts'
import { isUnderway } from './progress.ts'

/** Reloads the page, unless the visitor is already navigating away. */
const reload = () => {
  if (isUnderway()) setTimeout(reload, 1_000)
  else location.reload()
}

/**
 * Announces to the page that its content was published (record 22); React then re-renders. If its scripts are gone, as
 * after a deploy, the page is reloaded.
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
