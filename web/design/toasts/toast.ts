/** A short message at the edge of the page: done, to know, or failed (which stays until it is closed). */
export interface ToastMessage {
  kind: 'done' | 'note' | 'failure'
  title: string
  text?: string
  /** Where to go about it. */
  link?: { href: string; label: string }
}

type Listener = (message: ToastMessage) => void

const listeners = new Set<Listener>()
/** Shown before the page could draw them. */
const waiting: ToastMessage[] = []

/** Shows a toast; one that comes before the page is ready waits for it. */
export const showToast = (message: ToastMessage): void => {
  if (listeners.size === 0) waiting.push(message)
  for (const listener of listeners) listener(message)
}

/** Gives every toast to `listener`, those that waited first. @returns the way to stop */
export const onToast = (listener: Listener): (() => void) => {
  listeners.add(listener)
  for (const message of waiting.splice(0)) listener(message)
  return () => listeners.delete(listener)
}
