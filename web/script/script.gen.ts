/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.11eb687f.gen.js'
