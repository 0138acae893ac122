/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.e5e67ca3.gen.js'
