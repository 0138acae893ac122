/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.e106d7dd.gen.js'
