import type { ShownAt } from '#common/compared-pages.ts'

const scrollerOf = (element: Element): Element => {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at)
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at
  }
  return document.documentElement
}

/**
 * Scrolls what holds a frame sideways, and the Studio up or down, until a place in the frame is in the middle of what
 * can be seen below an element that stays at the top.
 */
export function intoView(
  frame: HTMLIFrameElement,
  { left, top, width, height }: ShownAt,
  bar: Element | null,
): void {
  const holder = frame.parentElement
  if (holder) holder.scrollLeft = left + width / 2 - holder.clientWidth / 2
  const scroller = scrollerOf(frame)
  const room = { from: bar?.getBoundingClientRect().height ?? 0, to: scroller.clientHeight }
  const from = Math.max(0, scroller.getBoundingClientRect().top)
  const at = frame.getBoundingClientRect().top - from + top
  if (at >= room.from && at + height <= room.to) return
  const middle = (room.from + room.to) / 2
  scroller.scrollBy({ top: at + Math.min(height, room.to - room.from) / 2 - middle, behavior: 'instant' })
}
