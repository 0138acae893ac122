// Written by web/layout/script/bundle.ts.
/** The one script of every page. */
export const pageScript = '/assets/site.389260a1.gen.js'
/** Comes with the first menu that has prices. */
export const menuPricesScript = '/assets/menu-prices.85e0c996.gen.js'
