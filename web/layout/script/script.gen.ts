/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.79ae8aa6.gen.js'
