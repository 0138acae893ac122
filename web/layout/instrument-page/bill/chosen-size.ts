import { useSyncExternalStore } from 'react'

let chosen: number | null = null
const listeners = new Set<() => void>()

/** Tells the rest of the page which size the bill is made for, as an index of its sizes; null when the bill is gone. */
export function chooseSize(place: number | null): void {
  chosen = place
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The size of the bill, `start` until somebody has chosen one. */
export const useChosenSize = (start: number): number =>
  useSyncExternalStore(
    listen,
    () => chosen ?? start,
    () => start,
  )
