/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.5e79cce2.gen.js'
