/** The stream opens when the page has long been drawn: it never stands in the way of what a visitor waits for, ms. */
const firstAfter = 1_500
/** Visitors who hear of the same publish ask for the page one after the other, ms; the promise is two seconds. */
const spread = 700
const shortestWait = 1_000
const longestWait = 60_000

interface Following {
  /** Called soon after something was published that this page shows. */
  onNews: () => void
  /** Path of the page, with its language prefix. */
  path: string
}

/** How old what the page shows is at most, ms: the two clocks disagree when the machine slept. */
const makeAge = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  const asked = navigation instanceof PerformanceNavigationTiming ? navigation.requestStart : 0
  let steady = asked
  let wall = Date.now() - (performance.now() - asked)
  return {
    reset: () => {
      steady = performance.now()
      wall = Date.now()
    },
    get: () => Math.max(0, performance.now() - steady, Date.now() - wall),
  }
}

/**
 * Follows the site's stream of news while the page can be seen, with one line per visible page; hidden or kept
 * for the way back it has none, and what it missed it hears on its return.
 */
export const followNews = ({ onNews, path }: Following): void => {
  const age = makeAge()
  let line: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = shortestWait

  const close = () => {
    clearTimeout(timer)
    line?.close()
    line = null
  }
  const onAlive = () => {
    age.reset()
    wait = shortestWait
  }
  const open = () => {
    if (document.visibilityState === 'hidden' || line) return
    const query = new URLSearchParams({ path, age: String(Math.round(age.get())) })
    line = new EventSource(`/api/news?${query}`)
    line.addEventListener('alive', onAlive)
    line.addEventListener('news', () => {
      onAlive()
      clearTimeout(timer)
      timer = setTimeout(() => line && onNews(), Math.random() * spread)
    })
    // Its own way of coming back would name the age of before.
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
  timer = setTimeout(open, firstAfter)
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('pagehide', close)
  addEventListener('pageshow', onShow)
}
