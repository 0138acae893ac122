/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.d2456e2e.gen.js'
