/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.86e16fb8.gen.js'
