import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Marks the end of a part of a comparison; `useSeen` waits for each to come into view. */
export const partEnd = { 'data-part-end': '', 'aria-hidden': true, style: { blockSize: '1px' } } as const

const endsIn = (root: Element | null): Element[] => [...(root?.querySelectorAll('[data-part-end]') ?? [])]

/** How much of a comparison a person has come to the end of. */
export interface Seen {
  /** Parts whose end was not in view yet. */
  left: number
  /** Brings the end of the next such part into view, and the focus to the part. */
  goOn: () => void
}

/**
 * Follows which parts of a comparison were in view to their end, by wheel, finger, keys or a reader of the screen.
 * @param of the comparison that is drawn: with another one, or drawn anew, all begins anew
 */
export function useSeen(root: RefObject<HTMLElement | null>, of: object | undefined): Seen {
  const [unseen, setUnseen] = useState<{ of: object; ends: readonly Element[] }>()
  useEffect(() => {
    if (of === undefined) return undefined
    const ends = endsIn(root.current)
    const observer = new IntersectionObserver((entries) => {
      const seen = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
      setUnseen((known) => {
        const before = known?.of === of ? known.ends : ends
        return { of, ends: before.filter((end) => !seen.has(end)) }
      })
    })
    for (const end of ends) observer.observe(end)
    return () => {
      observer.disconnect()
      setUnseen(undefined)
    }
  }, [root, of])
  const ends = unseen?.of === of ? unseen?.ends : undefined
  const goOn = useCallback(() => {
    const [next] = ends ?? []
    next?.scrollIntoView({ block: 'end' })
    const part = next?.closest('[data-part]')
    if (part instanceof HTMLElement) part.focus({ preventScroll: true })
  }, [ends])
  // Nothing is seen of what is not drawn yet.
  return { left: ends === undefined ? 1 : ends.length, goOn }
}
