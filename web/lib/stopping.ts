import { siteProcess } from '#web/lib/site-process.ts'

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    isStopping?: boolean | undefined
  }
}

/** From the signal to the end of the process, while requests in progress are answered. */
export const isStopping = (): boolean => siteProcess.isStopping === true

/** @param signals what tells the process to end; runs before what else listens to them */
export const noteStopping = (signals: readonly NodeJS.Signals[]): void => {
  for (const signal of signals) {
    process.prependOnceListener(signal, () => {
      siteProcess.isStopping = true
    })
  }
}
