/** Of a box on the page, in CSS pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What holds an element, and whether what lies beyond its edges is cut off or can be scrolled to. */
export interface Holder {
  box: Box
  x: 'shown' | 'cut' | 'scrolled'
  y: 'shown' | 'cut' | 'scrolled'
}

/** A box narrower than this is there for readers of the screen alone. */
const leastSize = 3

/**
 * Whether somebody who scrolls can come to see a box: it has a size, no holder cuts it off, and it is not beside the
 * page.
 * @param holders from the innermost
 * @param page the whole page, with what it is scrolled to
 */
export function planVisible(box: Box, holders: readonly Holder[], page: Box): boolean {
  let { left, top, right, bottom } = box
  const isLeft = () => right - left >= leastSize && bottom - top >= leastSize
  for (const { box: around, x, y } of holders) {
    if (x === 'cut') [left, right] = [Math.max(left, around.left), Math.min(right, around.right)]
    if (y === 'cut') [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)]
    if (!isLeft()) return false
    // Scrolled into view it fills as much of its holder as fits.
    if (x === 'scrolled') [left, right] = [around.left, around.right]
    if (y === 'scrolled') [top, bottom] = [around.top, around.bottom]
  }
  return isLeft() && right > page.left && left < page.right && bottom > page.top && top < page.bottom
}
