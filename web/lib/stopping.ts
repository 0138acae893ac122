declare global {
  /** Process-wide: the server and its routes are loaded apart from each other. */
  var siteIsStopping: boolean | undefined
}

/** From the signal to the end of the process, while requests in progress are answered. */
export const isStopping = (): boolean => globalThis.siteIsStopping === true

/** @param signals what tells the process to end; runs before what else listens to them */
export const noteStopping = (signals: readonly NodeJS.Signals[]): void => {
  for (const signal of signals) {
    process.prependOnceListener(signal, () => {
      globalThis.siteIsStopping = true
    })
  }
}
