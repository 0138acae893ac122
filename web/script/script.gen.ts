/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.e58c05e6.gen.js'
