/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.2b18ba6e.gen.js'
