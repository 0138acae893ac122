import { first, root } from '#web/layout/script/page.ts'

/** Whether the menu's names need a second row; the drawer has them all. */
const isTight = (): boolean => {
  const items = [...document.querySelectorAll<HTMLElement>('.nav__item')]
  return items.some(({ offsetTop }) => offsetTop > (items[0]?.offsetTop ?? 0))
}

/** Decides whether the names fit into one row. Returns a function that publishes it: all reading comes first. */
export const readMenuRoom = (): (() => void) => {
  const tight = isTight()
  return () => root.toggleAttribute('data-tight', tight)
}

/** Looks again whenever the room or the names change their size: a window, a font that comes late, wider letters. */
export const startMenuRoom = (): void => {
  const size = new ResizeObserver(() => {
    root.toggleAttribute('data-tight', false)
    readMenuRoom()()
  })
  for (const part of [first('.head__in'), first('.nav__list')]) if (part) size.observe(part)
}
