/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.dde8c103.gen.js'
