/** Written by web/layout/script/bundle.ts: what asks for prices and writes them, and comes with the first of them. */
export const pricesScript = '/assets/prices.4ba2b064.gen.js'
