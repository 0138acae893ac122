import { useEffect, useLayoutEffect, useRef } from 'react'

/** Where the focus is while a dialog of an action is open. */
const inDialogs = '[role="dialog"], [data-ui="Popover"]'

/** Whether nothing has the focus, as after the element that had it was disabled or taken away. */
export const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/**
 * Gives the focus back to the element that had it when `isOpen` became true, once it is false or the component is
 * gone. Somebody who has moved on meanwhile stays there.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    // A dialog takes the focus in a later effect.
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  // Not in the layout effect: React gives back within a commit what had the focus before it.
  useEffect(
    () => () => {
      const isLeft = isNowhere() || document.activeElement?.closest(inDialogs) !== null
      if (isOpen && isLeft && opener.current instanceof HTMLElement) opener.current.focus()
    },
    [isOpen],
  )
}
