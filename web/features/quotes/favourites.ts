'use client'

import { useSyncExternalStore } from 'react'

/** Local storage key; favourites never leave the browser (consent registry). */
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
    // Malformed content counts as none.
    return none
  }
}

const read = (): readonly string[] => {
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
  } catch {
    // Without storage they last as long as the page.
    return held.list
  }
  if (text !== held.text) held = { text, list: parse(text) }
  return held.list
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  // Changes from other tabs.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Adds or removes an instrument. */
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

/** The favourites in the order they were added; empty on the server. */
export const useFavourites = (): readonly string[] => useSyncExternalStore(listen, read, () => none)
