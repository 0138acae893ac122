'use client'

import { useSyncExternalStore } from 'react'

/** Event for changes that the page itself makes to the address: browsers report only Back and Forward. */
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
 * The query of the page's address (`?day=2026-11-18` or empty); null on the server and until hydration, because a
 * cached page knows no visitor's address.
 */
export const useAddressQuery = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  )

/** Changes the query without loading: `push` adds a history entry, `replace` is for every keystroke. */
export const setAddressQuery = (query: string, how: 'push' | 'replace'): void => {
  if (query === location.search) return
  const address = `${location.pathname}${query}${location.hash}`
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  dispatchEvent(new Event(changed))
}
