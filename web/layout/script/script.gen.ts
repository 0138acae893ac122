/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.de64e7e9.gen.js'
