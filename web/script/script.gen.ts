/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.d534cd82.gen.js'
