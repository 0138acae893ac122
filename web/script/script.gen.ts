/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.65e441ae.gen.js'
