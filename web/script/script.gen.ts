/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.cf1dee76.gen.js'
