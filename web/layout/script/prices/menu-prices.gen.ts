/** Written by web/layout/script/bundle.ts: what draws prices in menus, and comes with the first of them. */
export const menuPricesScript = '/assets/menu-prices.56248a43.gen.js'
