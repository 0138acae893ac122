/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.627e70a1.gen.js'
