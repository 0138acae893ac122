/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.96feb1d2.gen.js'
