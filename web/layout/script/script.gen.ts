/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.605b6143.gen.js'
