import { createHash } from 'node:crypto'

/** React and all that Next loads with it, in the ways Next writes them into a page. */
const scripts = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const preloads = /<link rel="preload"(?=[^>]* as="script")[^>]* href="(\/_next\/static\/[^"]+)"[^>]*>/g

/** What React needs to know of the page, its flight data, as Next writes it: scripts with a part each. */
const pushes =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[\s\S]*?\])\)<\/script>/g

/** A page whose main part lives asks for React, and so for its data, at once. */
const isLive = /<main\b[^>]*\sdata-live/

const partOf = (pushed: string): string => {
  const part: unknown = JSON.parse(pushed)
  const [kind, text]: unknown[] = Array.isArray(part) ? part : []
  return kind === 1 && typeof text === 'string' ? text : ''
}

/** The flight data within a page. */
export const flightOf = (html: string): string =>
  [...html.matchAll(pushes)].map(([, pushed = '']) => partOf(pushed)).join('')

/**
 * Scripts, what is fetched beside a page and what is told to robots: nothing of it is shown, its order is another with
 * each render, and Next tells robots once more where the render that is kept began with a 404.
 */
const unseen = /<script\b[\s\S]*?<\/script>|<(?:link|meta)\b[^>]*>/g

/**
 * Names what a page shows and the scripts that take it over. Its flight data will not do: React writes them in the
 * order in which their parts became known, so that two renders of the same page differ.
 */
const versionOf = (html: string, found: readonly string[]): string =>
  createHash('sha256')
    .update(found.toSorted().join(' '))
    .update(html.replace(unseen, ''))
    .digest('base64url')
    .slice(0, 12)

/** The version that a page's list of scripts bears, if it bears one. */
export const listedVersion = (html: string): string | undefined =>
  /<script type="application\/json" data-deferred="([^"]+)">/.exec(html)?.[1]

/**
 * A page that does not ask for React by itself: its scripts stand in a list at the end, and the page script
 * (`web/next/page/hydration.ts`) loads them when something on the page needs them. Until then styles, fonts and
 * images have the line to themselves. A page of words does not carry React's data either: the page script fetches
 * them after the first paint and knows them by the version the list bears.
 * @param flight what the page's own address answers where Next asks for its data
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
