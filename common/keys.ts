/** J leads on and K back, as in lists of the Studio; undefined for other keys and with a modifier. */
export const stepOf = (event: KeyboardEvent): 1 | -1 | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined
  if (event.key === 'j') return 1
  return event.key === 'k' ? -1 : undefined
}

const fields =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]'

/** Whether a key is typed into something, or leads through a menu. */
export const isTyped = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(fields) !== null
