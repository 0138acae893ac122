'use client'

import { useSyncExternalStore } from 'react'
import { AccountStore, accountKey, type Kept, nothingKept } from './store.ts'

/** The account of this page, one for all that show it. */
export const pageStore = new AccountStore(() => localStorage)

const listen = (listener: () => void): (() => void) => {
  const leave = pageStore.listen(listener)
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === accountKey) listener()
  }
  addEventListener('storage', onStorage)
  // "Only necessary" deletes it (`web/layout/script/consent.ts`), also where it could not be stored.
  const onAnswer = (event: Event) => {
    const isRefusal = event instanceof CustomEvent && Array.isArray(event.detail) && event.detail.length === 0
    if (isRefusal) pageStore.dropUnstored()
    else listener()
  }
  document.addEventListener('consentchange', onAnswer)
  return () => {
    leave()
    removeEventListener('storage', onStorage)
    document.removeEventListener('consentchange', onAnswer)
  }
}

/** What this browser keeps of a practice account; nothing on the server and until hydration. */
export const useKept = (): Kept => useSyncExternalStore(listen, pageStore.read, () => nothingKept)
