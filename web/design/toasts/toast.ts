/** What the container of the toasts says itself. */
export interface ToastWords {
  /** Accessible name of the region. */
  region: string
  close: string
}

/** A short message at the edge of the page: success, note or failure (which stays until closed). */
export interface ToastMessage {
  kind: 'done' | 'note' | 'failure'
  title: string
  text?: string
  /** A related link. */
  link?: { href: string; label: string }
}

type Listener = (message: ToastMessage) => void

const listeners = new Set<Listener>()
/** Queued before the region was ready. */
const waiting: ToastMessage[] = []

/** Shows a toast, once the region is ready. */
export const showToast = (message: ToastMessage): void => {
  if (listeners.size === 0) waiting.push(message)
  for (const listener of listeners) listener(message)
}

/**
 * Subscribes to toasts, queued ones first.
 * @returns unsubscribe
 */
export const onToast = (listener: Listener): (() => void) => {
  listeners.add(listener)
  for (const message of waiting.splice(0)) listener(message)
  return () => listeners.delete(listener)
}

const awaited = new Set<() => void>()

/** Says that a toast is on the screen. */
export const toastIsDrawn = (): void => {
  for (const tell of awaited) tell()
  awaited.clear()
}

/** Resolves when the next toast is on the screen, or after `maxMs`: the code that draws it may still be on its way. */
export const nextToastDrawn = async (maxMs: number): Promise<void> =>
  new Promise((resolve) => {
    awaited.add(resolve)
    setTimeout(resolve, maxMs)
  })
