/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.10a574c5.gen.js'
