/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.41f69e52.gen.js'
