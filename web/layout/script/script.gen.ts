/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.e9e47b14.gen.js'
