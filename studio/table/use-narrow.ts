import { useSyncExternalStore } from 'react'

/** As wide as a phone: beside each other the columns of a table have no room. */
const query = '(max-width: 640px)'

const subscribe = (listener: () => void): (() => void) => {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
