import type { AnalyticsEvent, Transport } from '#web/features/analytics/event.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** To the site's own server. The browser delivers it also when the page goes away, so nothing waits for it. */
const beacon: Transport = {
  name: 'beacon',
  send: (event, sent) => {
    const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
    navigator.sendBeacon('/api/collect', body)
    sent()
  },
}

/** To a tag manager, where one is built in: it reads this list and calls back when it has told all its tags. */
const dataLayer: Transport = {
  name: 'dataLayer',
  send: (event: AnalyticsEvent, sent) => {
    window.dataLayer ??= []
    window.dataLayer.push({ ...event, eventCallback: sent })
  },
}

/** The transports that `data-analytics` of the page names, as the operator set them. */
export const transportsOf = (names: string): Transport[] =>
  [beacon, dataLayer].filter(({ name }) => names.split(' ').includes(name))
