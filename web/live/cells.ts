import type { Direction } from '#web/lib/numbers/decimal.ts'

/**
 * Writes figures into places that the server has drawn, each named by `data-cell`. Keeps what was written, since reading
 * the DOM costs as much as writing (record 23).
 */
export type Write = (text: string) => void

/** Skips unchanged values. */
export const whenNew = (write: (text: string, last: string) => void): Write => {
  let last = ''
  return (text) => {
    if (text === last) return
    write(text, last)
    last = text
  }
}

/** The place of that name, if the part has one. */
export const placeIn = (part: Element, name: string): HTMLElement | null =>
  part.querySelector<HTMLElement>(`[data-cell="${name}"]`)

/** @throws when the part lacks it */
export const inside = (part: Element, name: string): HTMLElement => {
  const found = placeIn(part, name)
  if (!found) throw new Error(`a part with prices lacks its place ${name}`)
  return found
}

/**
 * Writes the text of a place. Digits are equally wide: text of the same length reuses the node, which halves the cost.
 * Another length gets a new node, since growing text counts as a layout shift.
 */
export const textOf = (place: Element): Write => {
  let node: Text | undefined
  return whenNew((text, last) => {
    // A translating browser may have moved the node.
    if (node?.parentNode === place && text.length === last.length) node.data = text
    else place.replaceChildren((node = new Text(text)))
  })
}

export const attributeOf = (place: Element, name: string): Write =>
  whenNew((value) => place.setAttribute(name, value))

/** The class of a change's frame; without a direction it has neither triangle nor colour. */
export const looks = {
  none: 'delta',
  up: 'delta delta--up',
  down: 'delta delta--down',
  flat: 'delta delta--flat',
} as const satisfies Record<Direction | 'none', string>

/**
 * Writes a change into its frame: triangle, colour and spoken word depend on the frame's class. One whose triangle
 * comes or goes is another element, since a figure that moves counts as a shift.
 */
export const changeIn = (
  part: Element,
  name: string,
): ((direction: Direction | null, text: string) => void) => {
  let frame = inside(part, name)
  let write = textOf(inside(frame, 'text'))
  return (direction, text) => {
    const look = looks[direction ?? 'none']
    if (frame.className !== look) {
      const isOther = (look === looks.none) !== (frame.className === looks.none)
      if (isOther) {
        const next = document.importNode(frame, true)
        frame.replaceWith(next)
        frame = next
        write = textOf(inside(frame, 'text'))
      }
      frame.className = look
    }
    write(text)
  }
}

/** Writes a price with its last digit lowered, and in one piece for those who hear it. */
export const priceIn = (part: Element): Write => {
  const look = attributeOf(inside(part, 'price'), 'class')
  const spoken = textOf(inside(part, 'bid'))
  const head = textOf(inside(part, 'bid-head'))
  const tail = textOf(inside(part, 'bid-tail'))
  return (text) => {
    look('px')
    spoken(text)
    head(text.slice(0, -1))
    tail(text.slice(-1))
  }
}
