/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.1b0bd6a2.gen.js'
