import 'server-only'
import type { ReactElement, ReactNode } from 'react'
import { isPreview } from '#web/content/preview/perspective.ts'
import { keepContent } from './keep-content.ts'
import { type Drawn, filled, listed, propsOf, resolve } from './resolve.ts'
import { StillPart } from './still-part.tsx'

/** Letters of print. Less is not worth a name; more is cut, so that a publish replaces little of a page. */
const least = 150
const most = 12_000
/** One thing for the reader, however long; more than one of them together are cut. */
const whole = 'section'

const isRaw = (value: unknown): value is { __html: string } =>
  typeof value === 'object' && value !== null && '__html' in value

const asPart = (element: ReactElement<unknown, string>, { items, print }: Drawn): ReactNode => {
  const { children: _, dangerouslySetInnerHTML: raw, ...given } = propsOf(element)
  // React's data has a word for what is not there, and a page has it dozens of times.
  const attributes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const id = keepContent(
    print,
    isRaw(raw) ? { html: raw.__html } : { children: items.map(({ node }) => node) },
  )
  const part = { id, tag: element.type, attributes }
  return element.key === null ? <StillPart {...part} /> : <StillPart key={element.key} {...part} />
}

const divide = (drawn: Drawn): ReactNode => {
  const { node, element, items, isStill, print } = drawn
  if (isStill && print.length < least) return node
  const canBeCut = items.some((item) => item.element !== null || item.items.length > 0)
  if (isStill && element && (print.length <= most || element.type === whole || !canBeCut))
    return asPart(element, drawn)
  const inside = items.map(divide)
  if (element) return filled(element, inside)
  return items.length > 0 ? listed(inside, drawn.key) : node
}

/**
 * Draws a piece of a page so that what stands still in it is sent once. Next sends a page twice, as HTML and as
 * the data React takes over from; of the parts with no component of the browser in them the data keeps a name
 * alone, and React leaves their HTML be. After a publish a part whose content changed is taken out of the page's
 * new HTML (record 27). In an editor's preview everything is drawn anew as it is typed, so nothing is still.
 */
export const drawStill = async (node: ReactNode): Promise<ReactNode> =>
  (await isPreview()) ? node : divide(await resolve(node))
