import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Marks the end of a part of a comparison; `useSeen` waits for each to come into view. */
export const partEnd = { 'data-part-end': '', 'aria-hidden': true, style: { blockSize: '1px' } } as const

/**
 * Marks a link or a button that shows a file. The end of a part that holds one says nothing of what is in the file: it
 * counts as seen once one of them was pressed.
 */
export const opensFile = { 'data-opens-file': '' } as const
const opener = '[data-opens-file]'

/** Marks what leads through a part; the focus goes there first. */
export const leadsOn = { 'data-leads-on': '' } as const

/**
 * Marks a part that tells by itself whether it was looked through: its end says nothing of that, once it was it counts
 * as seen.
 */
export const lookedThrough = (isSo: boolean) => ({ 'data-looked-through': isSo ? 'yes' : 'no' }) as const
const waiting = '[data-looked-through="no"]'
const through = '[data-looked-through="yes"]'

const partOf = (element: Element): Element | null => element.closest('[data-part]')

const endsIn = (root: Element | null): Element[] => [...(root?.querySelectorAll('[data-part-end]') ?? [])]

/** How much of a comparison a person has come to the end of. */
export interface Seen {
  /** Parts whose end was not in view yet. */
  left: number
  /** Brings the end of the next such part into view, and the focus to the part. */
  goOn: () => void
}

/**
 * Follows which parts of a comparison were in view to their end, by wheel, finger, keys or a reader of the screen, and
 * which of its files were opened.
 * @param of the comparison that is drawn: with another one, or drawn anew, all begins anew
 */
export function useSeen(root: RefObject<HTMLElement | null>, of: object | undefined): Seen {
  const [unseen, setUnseen] = useState<{ of: object; ends: readonly Element[] }>()
  useEffect(() => {
    if (of === undefined) return undefined
    const ends = endsIn(root.current)
    const see = (isSeen: (end: Element) => boolean) =>
      setUnseen((known) => {
        const before = known?.of === of ? known.ends : ends
        return { of, ends: before.filter((end) => !isSeen(end)) }
      })
    const observer = new IntersectionObserver((entries) => {
      const seen = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
      see((end) => {
        const part = partOf(end)
        return seen.has(end) && !part?.querySelector(opener) && !part?.matches(waiting)
      })
    })
    for (const end of ends) observer.observe(end)
    const told = new MutationObserver(() => see((end) => partOf(end)?.matches(through) === true))
    if (root.current) told.observe(root.current, { subtree: true, attributeFilter: ['data-looked-through'] })
    const open = (event: Event) => {
      const { target } = event
      // The right button opens a menu.
      if (event instanceof MouseEvent && event.button === 2) return
      const pressed = target instanceof Element ? target.closest(opener) : null
      const part = pressed && partOf(pressed)
      if (part) see((end) => partOf(end) === part)
    }
    const drawn = root.current
    // A link is opened by the middle button too.
    for (const press of ['click', 'auxclick']) drawn?.addEventListener(press, open)
    return () => {
      observer.disconnect()
      told.disconnect()
      for (const press of ['click', 'auxclick']) drawn?.removeEventListener(press, open)
      setUnseen(undefined)
    }
  }, [root, of])
  const ends = unseen?.of === of ? unseen?.ends : undefined
  const goOn = useCallback(() => {
    const [next] = ends ?? []
    next?.scrollIntoView({ block: 'end' })
    const part = next && partOf(next)
    const first = part?.querySelector(`${opener}, [data-leads-on]`) ?? part
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [ends])
  // Nothing is seen of what is not drawn yet.
  return { left: ends === undefined ? 1 : ends.length, goOn }
}
