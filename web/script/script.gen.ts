/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.a8d0c9fd.gen.js'
