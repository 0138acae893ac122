/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.fda7a749.gen.js'
