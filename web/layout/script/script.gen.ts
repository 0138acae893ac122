/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.fa13ea22.gen.js'
