/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.7ddc5731.gen.js'
