import { PageStorage } from './page-storage.ts'

/** Puts a storage that never throws in the place of the browser's: Sanity's pages fall where writing there fails. */
const replaced = (name: 'localStorage' | 'sessionStorage'): PageStorage => {
  const own = Object.getOwnPropertyDescriptor(globalThis, name)
  const storage = new PageStorage(() => own?.get?.call(globalThis) ?? own?.value)
  // Not where the Studio's configuration is read outside a browser.
  if (typeof window !== 'undefined')
    Object.defineProperty(window, name, { value: storage, configurable: true, enumerable: true })
  return storage
}

/** What this browser keeps, or this page where the browser keeps nothing. */
export const browserStorage = replaced('localStorage')

replaced('sessionStorage')
