/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.c97a0caf.gen.js'
