/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.95918be3.gen.js'
