/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.2e7a9a1a.gen.js'
