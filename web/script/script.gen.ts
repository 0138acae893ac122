/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.99e4dc05.gen.js'
