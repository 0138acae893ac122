/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.5ba2c305.gen.js'
