import { createHash } from 'node:crypto'

/** React and everything Next loads with it, in the forms Next writes. */
const scripts = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const preloads = /<link rel="preload"(?=[^>]* as="script")[^>]* href="(\/_next\/static\/[^"]+)"[^>]*>/g

/** The page's flight data as Next writes it: inline scripts with a part each. */
const pushes =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[\s\S]*?\])\)<\/script>/g

/** A page whose main content is live loads React, and so its data, at once. */
const isLive = /<main\b[^>]*\sdata-live/

const partOf = (pushed: string): string => {
  const part: unknown = JSON.parse(pushed)
  const [kind, text]: unknown[] = Array.isArray(part) ? part : []
  return kind === 1 && typeof text === 'string' ? text : ''
}

/** The flight data in a page. */
export const flightOf = (html: string): string =>
  [...html.matchAll(pushes)].map(([, pushed = '']) => partOf(pushed)).join('')

/**
 * Scripts, preloads and metadata for robots: invisible, in a different order with each render, and Next repeats the
 * robots tag when the stored render began with a 404.
 */
const unseen = /<script\b[\s\S]*?<\/script>|<(?:link|meta)\b[^>]*>/g

/**
 * Hash of the visible page and its scripts. The flight data cannot serve: React writes it in the order in which parts
 * resolve, so it differs between renders of the same page.
 */
const versionOf = (html: string, found: readonly string[]): string =>
  createHash('sha256')
    .update(found.toSorted().join(' '))
    .update(html.replace(unseen, ''))
    .digest('base64url')
    .slice(0, 12)

/** The version in a page's script list, if it has one. */
export const listedVersion = (html: string): string | undefined =>
  /<script type="application\/json" data-deferred="([^"]+)">/.exec(html)?.[1]

/**
 * Moves the scripts of a page that does not need React at once into a list at its end; the page script
 * (`web/serving/next/page/hydration.ts`) loads them on demand. Until then styles, fonts and images have the bandwidth. The
 * flight data of a page of words is left out as well: the page script fetches it after the first paint, by the version
 * in the list.
 * @param flight the flight data that the page's address serves to Next's router
 */
export const deferScripts = (html: string, flight: string | undefined): string => {
  const end = html.lastIndexOf('</body>')
  const found = [
    ...new Set([...html.matchAll(scripts), ...html.matchAll(preloads)].map(([, src = '']) => src)),
  ]
  if (end < 0 || found.length === 0) return html
  const isFetched = flight !== undefined && !isLive.test(html) && flightOf(html) === flight
  const version = isFetched ? versionOf(html, found) : ''
  const list = `<script type="application/json" data-deferred="${version}">${JSON.stringify(found)}</script>`
  const deferred = `${html.slice(0, end)}${list}${html.slice(end)}`.replace(scripts, '').replace(preloads, '')
  return isFetched ? deferred.replace(pushes, '') : deferred
}
