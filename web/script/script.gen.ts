/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.1f414842.gen.js'
