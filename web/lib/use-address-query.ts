'use client'

import { useSyncExternalStore } from 'react'

/** Told to those who read the address when a page itself has changed it: browsers say so only of Back. */
const changed = 'addresschange'

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener)
  addEventListener(changed, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(changed, listener)
  }
}

/**
 * The query of the page's address, `?day=2026-11-18` or nothing; null while the server draws and until the
 * browser has taken over, since a stored page knows no visitor's address.
 */
export const useAddressQuery = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  )

/**
 * Writes a query into the address without a load: `push` makes Back return to what was there before,
 * `replace` is for what changes with every key.
 */
export const setAddressQuery = (query: string, how: 'push' | 'replace'): void => {
  if (query === location.search) return
  const address = `${location.pathname}${query}${location.hash}`
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  dispatchEvent(new Event(changed))
}
