'use client'

import { useSyncExternalStore } from 'react'

/** Where the visitor's own browser keeps them; they never leave it (consent registry). */
const key = 'quotes-favourites'
const most = 100

const none: readonly string[] = []
const listeners = new Set<() => void>()
let held: { text: string | null; list: readonly string[] } = { text: null, list: none }

const parse = (text: string | null): readonly string[] => {
  if (text === null) return none
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(0, most) : none
  } catch {
    // Somebody else wrote there: as good as nothing.
    return none
  }
}

const read = (): readonly string[] => {
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
  } catch {
    // A browser that forbids storage keeps them for the life of the page.
    return held.list
  }
  if (text !== held.text) held = { text, list: parse(text) }
  return held.list
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  // Another tab of the site changed them.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Adds an instrument to the favourites of this browser, or takes it out. */
export const toggleFavourite = (symbol: string): void => {
  const before = read()
  const list = before.includes(symbol) ? before.filter((other) => other !== symbol) : [...before, symbol]
  held = { text: JSON.stringify(list), list }
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list))
    else localStorage.removeItem(key)
    held.text = localStorage.getItem(key)
  } catch {
    held.text = null
  }
  for (const listener of listeners) listener()
}

/** The favourites in the order in which they were marked; none on the server. */
export const useFavourites = (): readonly string[] => useSyncExternalStore(listen, read, () => none)
