/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.1058fa52.gen.js'
