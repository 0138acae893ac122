/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.b02304c9.gen.js'
