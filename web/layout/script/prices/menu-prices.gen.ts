/** Written by web/layout/script/bundle.ts: what draws prices in menus, and comes with the first of them. */
export const menuPricesScript = '/assets/menu-prices.b9524a87.gen.js'
