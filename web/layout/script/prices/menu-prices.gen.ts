/** Written by web/layout/script/bundle.ts: what draws prices in menus, and comes with the first of them. */
export const menuPricesScript = '/assets/menu-prices.1034654d.gen.js'
