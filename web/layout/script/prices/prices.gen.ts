/** Written by web/layout/script/bundle.ts: what asks for prices and writes them, and comes with the first of them. */
export const pricesScript = '/assets/prices.ee1c8178.gen.js'
