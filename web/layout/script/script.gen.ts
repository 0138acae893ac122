/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.4b111c29.gen.js'
