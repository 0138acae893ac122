/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.6d4db044.gen.js'
