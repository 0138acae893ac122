import { type RefObject, useEffect, useState } from 'react'

/** Marks a part of a comparison, with the name it has in the list of what remains; one without ends with the whole. */
export const partNamed = (name: string) => ({ 'data-part': name }) as const

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

/** A part whose end was not in view yet. */
export interface UnseenPart {
  name: string
  /** Brings its end into view, and the focus to it. */
  goTo: () => void
}

const goTo = (end: Element): void => {
  end.scrollIntoView({ block: 'end' })
  const part = partOf(end)
  const first = part?.querySelector(`${opener}, [data-leads-on]`) ?? part
  if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  // What leads on stands at the head of a part that is longer than the window.
  if (first !== part) first?.scrollIntoView({ block: 'nearest' })
}

/** What of a comparison a person has not come to the end of; undefined while nothing is drawn. */
export type Seen = readonly UnseenPart[] | undefined

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
    // A part's name tells what of it remains.
    const told = new MutationObserver(() => see((end) => partOf(end)?.matches(through) === true))
    const attributeFilter = ['data-looked-through', 'data-part']
    if (root.current) told.observe(root.current, { subtree: true, attributeFilter })
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
  return ends?.map((end) => ({
    name: partOf(end)?.getAttribute('data-part') ?? '',
    goTo: () => goTo(end),
  }))
}
