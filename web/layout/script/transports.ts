import type { AnalyticsEvent, Transport } from '#web/features/analytics/event.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** To the site's server. The browser sends it even while the page unloads, so nothing waits. */
const beacon: Transport = {
  name: 'beacon',
  send: (event, sent) => {
    const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
    navigator.sendBeacon('/api/collect', body)
    sent()
  },
}

/** To a tag manager, if installed: it reads this list and calls back when its tags have fired. */
const dataLayer: Transport = {
  name: 'dataLayer',
  send: (event: AnalyticsEvent, sent) => {
    window.dataLayer ??= []
    window.dataLayer.push({ ...event, eventCallback: sent })
  },
}

/** The transports named in `data-analytics`, as configured by the operator. */
export const transportsOf = (names: string): Transport[] =>
  [beacon, dataLayer].filter(({ name }) => names.split(' ').includes(name))
