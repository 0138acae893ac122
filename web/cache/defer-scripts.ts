/** React and all that Next loads with it, in the ways Next writes them into a page. */
const scripts = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const preloads = /<link rel="preload"(?=[^>]* as="script")[^>]* href="(\/_next\/static\/[^"]+)"[^>]*>/g

/**
 * A page that does not ask for React by itself: its scripts stand in a list at the end, and the page script
 * (`web/script/hydration.ts`) loads them when something on the page needs them. Until then styles, fonts and
 * images have the line to themselves.
 */
export const deferScripts = (html: string): string => {
  const end = html.lastIndexOf('</body>')
  const found = new Set([...html.matchAll(scripts), ...html.matchAll(preloads)].map(([, src]) => src))
  if (end < 0 || found.size === 0) return html
  const list = `<script type="application/json" data-deferred="">${JSON.stringify([...found])}</script>`
  return `${html.slice(0, end)}${list}${html.slice(end)}`.replace(scripts, '').replace(preloads, '')
}
