/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.0ee38b0a.gen.js'
