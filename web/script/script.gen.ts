/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.57e2d738.gen.js'
