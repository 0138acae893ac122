/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.c208b7d6.gen.js'
