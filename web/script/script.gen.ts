/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.80487e33.gen.js'
