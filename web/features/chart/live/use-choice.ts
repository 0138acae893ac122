import { useSyncExternalStore } from 'react'

const onChange = (callback: () => void): (() => void) => {
  document.addEventListener('change', callback)
  return () => document.removeEventListener('change', callback)
}

/** The value of the radio button chosen in a group of the page, which the server drew and works without script. */
export const useChoice = (group: string, fallback: string): string =>
  useSyncExternalStore(
    onChange,
    () => document.querySelector<HTMLInputElement>(`input[name="${group}"]:checked`)?.value ?? fallback,
    () => fallback,
  )
