import { packFlight } from '#web/lib/flight-block.ts'

/** React and all that Next loads with it, in the ways Next writes them into a page. */
const scripts = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const preloads = /<link rel="preload"(?=[^>]* as="script")[^>]* href="(\/_next\/static\/[^"]+)"[^>]*>/g

/** What React needs to know of the page, as Next writes it: some scripts, each a part of one text. */
const pushes =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[\s\S]*?\])\)<\/script>/g

/** The text of a part; an empty one of the part that opens it, null of what is no text. */
const textOf = (pushed: string): string | null => {
  const part: unknown = JSON.parse(pushed)
  const [kind, text]: unknown[] = Array.isArray(part) ? part : []
  if (kind === 0) return ''
  return kind === 1 && typeof text === 'string' ? text : null
}

/** React's data as one block that does not run: lighter than scripts, each of which the policy has to name. */
const gatherFlight = (html: string): { bare: string; block: string } => {
  const texts = [...html.matchAll(pushes)].map(([, pushed = '']) => textOf(pushed))
  if (texts.length === 0 || texts.includes(null)) return { bare: html, block: '' }
  const block = `<script type="text/x-component" data-flight="">${packFlight(texts.join(''))}</script>`
  return { bare: html.replace(pushes, ''), block }
}

/**
 * A page that does not ask for React by itself: its scripts stand in a list at the end and their data before it, and
 * the page script (`web/script/hydration.ts`) loads them when something on the page needs them. Until then styles,
 * fonts and images have the line to themselves.
 */
export const deferScripts = (html: string): string => {
  const found = new Set([...html.matchAll(scripts), ...html.matchAll(preloads)].map(([, src]) => src))
  if (found.size === 0) return html
  const { bare, block } = gatherFlight(html.replace(scripts, '').replace(preloads, ''))
  const end = bare.lastIndexOf('</body>')
  if (end < 0) return html
  const list = `<script type="application/json" data-deferred="">${JSON.stringify([...found])}</script>`
  return `${bare.slice(0, end)}${block}${list}${bare.slice(end)}`
}
