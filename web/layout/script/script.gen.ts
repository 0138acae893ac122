/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.ea3fb12f.gen.js'
