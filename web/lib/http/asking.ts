import { AsyncLocalStorage } from 'node:async_hooks'

/** A request that is being answered, as far as what is drawn for it needs to know. */
interface Asking {
  /** The visitor's internet address. */
  address: string
  /** Calls `then` once the answer is out, or its reader has gone. */
  whenOver: (then: () => void) => void
}

declare global {
  /** Next loads the cache handler apart from what stands in front of it. */
  var siteAsking: AsyncLocalStorage<Asking> | undefined
}

globalThis.siteAsking ??= new AsyncLocalStorage<Asking>()

/** The request for which the code at hand runs. */
export const asking: AsyncLocalStorage<Asking> = globalThis.siteAsking
