import { type AnalyticsEvent, outboundWaitMs } from '#web/features/analytics/event.ts'
import { labelOf, placeOf } from '#web/features/analytics/label.ts'
import { type MarketingSource, sourceFrom, sourceIn } from '#web/features/analytics/source.ts'
import { allows } from '#web/features/consent/choice.ts'
import { closest, listen, root } from './page.ts'
import { transportsOf } from './transports.ts'

const transports = transportsOf(root.dataset['analytics'] ?? '')
const isAllowed = (): boolean => allows(document.cookie, 'statistics')
const here = (): string => placeOf(location.href)

/** In development events are logged to the console, including those withheld for lack of consent. */
const show = (event: AnalyticsEvent, fate: 'sent' | 'kept back'): void => {
  if (root.dataset['analyticsDebug'] !== undefined) console.info(`analytics, ${fate}:`, event)
}

/** Sends an event if consent allows; resolves when all transports have it, immediately if there is none. */
const tell = async (event: AnalyticsEvent): Promise<void> => {
  show(event, isAllowed() ? 'sent' : 'kept back')
  if (!isAllowed()) return
  await Promise.all(
    transports.map(async (transport) => new Promise<void>((sent) => transport.send(event, sent))),
  )
}

/** The marketing source of the visit's first page, stored per tab (requirements D11). */
const keptSource = (): MarketingSource => {
  const own = sourceFrom(location.href, document.referrer)
  try {
    const kept = sourceIn(sessionStorage.getItem('source'))
    if (kept) return kept
    sessionStorage.setItem('source', JSON.stringify(own))
  } catch {
    // Storage is unavailable: use this page's source.
  }
  return own
}

let isTold = false

const tellPage = (): void => {
  if (isTold) return
  isTold = isAllowed()
  const source = isTold ? keptSource() : sourceFrom(location.href, document.referrer)
  void tell({ event: 'pageView', page: here(), language: root.lang, source })
}

const outboundOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = closest(event, 'a[href]')
  return link instanceof HTMLAnchorElement && link.origin !== location.origin ? link : null
}

const tellOutbound = (event: MouseEvent): void => {
  const link = outboundOf(event)
  if (!link) return
  const label = labelOf(link.textContent || (link.getAttribute('aria-label') ?? ''))
  const told = tell({ event: 'outbound', page: here(), label, to: placeOf(link.href) })
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const isHere = !link.target || link.target === '_self'
  const waits = isAllowed() && transports.some(({ name }) => name === 'dataLayer')
  if (!waits || !isPlain || !isHere || !link.protocol.startsWith('http')) return
  // The click unloads this page: wait until the event is sent, within the limit.
  event.preventDefault()
  const fallback = new Promise<void>((resolve) => setTimeout(resolve, outboundWaitMs))
  void Promise.race([told, fallback]).then(() => location.assign(link.href))
}

/** Tracks page views, marketing source and outbound links; nothing before consent (requirements I4, D11). */
export const startAnalytics = (): void => {
  if (transports.length === 0) return
  tellPage()
  listen('click', tellOutbound)
  listen('auxclick', tellOutbound)
  document.addEventListener('consentchange', tellPage)
  // A page restored from the back/forward cache counts as another view.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    isTold = false
    tellPage()
  })
}
