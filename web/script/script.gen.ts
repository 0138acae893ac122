/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.91c4fc3a.gen.js'
