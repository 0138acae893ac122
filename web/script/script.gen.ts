/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.e349ec00.gen.js'
