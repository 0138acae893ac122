/** Tells the Studio that starts next that its language was chosen just now. */
const key = 'language-chosen'

let wasChosen: boolean | undefined

/** Until the user does the next thing, the focus belongs to the button. */
function take(): boolean {
  const isThere = window.sessionStorage.getItem(key) !== null
  window.sessionStorage.removeItem(key)
  for (const act of ['keydown', 'pointerdown']) {
    window.addEventListener(
      act,
      () => {
        wasChosen = false
      },
      { once: true, capture: true },
    )
  }
  return isThere
}

/** Whether the language of the Studio was chosen just now, which started it anew. */
export const isJustChosen = (): boolean => {
  wasChosen ??= take()
  return wasChosen
}

/** Starts the Studio anew in the language that the browser keeps. */
export function startAnew(): void {
  window.sessionStorage.setItem(key, '')
  window.location.reload()
}
