/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.82495e86.gen.js'
