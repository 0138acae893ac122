import { stopwatch } from '#web/lib/browser/stopwatch.ts'
import { seeNoLess } from './see-no-less.ts'

/** Delay before the stream opens, so that it does not compete with the page. */
const openDelayMs = 1_500
/** Refreshes after a publish are spread over this time; the promise is two seconds. */
const spreadMs = 700
const shortestWait = 1_000
const longestWait = 60_000

interface Following {
  /** Called shortly after content of this page was published. */
  onNews: () => void
  /** Path of the page, with language prefix. */
  path: string
}

const newsData = (data: unknown): number => {
  const { seq }: { seq?: unknown } = JSON.parse(String(data))
  return typeof seq === 'number' ? seq : 0
}

/** Upper bound of the page's age when the script begins, ms. */
const ageOfPage = (): number => {
  const [navigation] = performance.getEntriesByType('navigation')
  const asked = navigation instanceof PerformanceNavigationTiming ? navigation.requestStart : 0
  return performance.now() - asked
}

/**
 * Follows the site's event stream while the page is visible, one connection per page. Hidden pages and those in the
 * back/forward cache have none and catch up when shown again.
 */
export const followNews = ({ onNews, path }: Following): void => {
  let age = stopwatch(ageOfPage())
  let line: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = shortestWait

  const close = () => {
    clearTimeout(timer)
    line?.close()
    line = null
  }
  const onAlive = () => {
    age = stopwatch()
    wait = shortestWait
  }
  const open = () => {
    if (document.visibilityState === 'hidden' || line) return
    const query = new URLSearchParams({ path, age: String(Math.round(age())) })
    line = new EventSource(`/api/news?${query}`)
    line.addEventListener('alive', onAlive)
    line.addEventListener('news', ({ data }) => {
      onAlive()
      seeNoLess(newsData(data))
      clearTimeout(timer)
      timer = setTimeout(() => line && onNews(), Math.random() * spreadMs)
    })
    // EventSource's own reconnect would send the old age.
    line.addEventListener('error', () => {
      close()
      timer = setTimeout(open, wait * (0.5 + Math.random()))
      wait = Math.min(wait * 2, longestWait)
    })
  }
  const onVisibility = () => {
    close()
    open()
  }
  const onShow = (event: PageTransitionEvent) => event.persisted && onVisibility()
  timer = setTimeout(open, openDelayMs)
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('pagehide', close)
  addEventListener('pageshow', onShow)
}
