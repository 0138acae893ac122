import { AsyncLocalStorage } from 'node:async_hooks'
import { siteProcess } from '#web/lib/site-process.ts'

/** A request that is being answered, as far as what is drawn for it needs to know. */
interface Asking {
  /** The visitor's internet address. */
  address: string
  /** Calls `then` once the answer is out, or its reader has gone. */
  whenOver: (then: () => void) => void
}

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    asking?: AsyncLocalStorage<Asking> | undefined
  }
}

siteProcess.asking ??= new AsyncLocalStorage<Asking>()

/** The request for which the code at hand runs. */
export const asking: AsyncLocalStorage<Asking> = siteProcess.asking
