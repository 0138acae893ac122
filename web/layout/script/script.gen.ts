/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.a9d5779f.gen.js'
