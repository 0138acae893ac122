import { useEffect, useLayoutEffect, useRef } from 'react'

/** The focus is inside a dialog of an action. */
const inDialogs = '[role="dialog"], [data-ui="Popover"]'

/** Whether nothing has the focus, as after the focused element was disabled or removed. */
export const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/**
 * Returns the focus to the element that had it when `isOpen` became true, once it is false or the component
 * unmounts. Focus that moved elsewhere meanwhile stays there.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    // A dialog takes the focus in a later effect.
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  // Not in the layout effect: within a commit, React itself restores the previous focus.
  useEffect(
    () => () => {
      const isLeft = isNowhere() || document.activeElement?.closest(inDialogs) !== null
      if (isOpen && isLeft && opener.current instanceof HTMLElement) opener.current.focus()
    },
    [isOpen],
  )
}
