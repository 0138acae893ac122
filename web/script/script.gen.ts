/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.cb66d21f.gen.js'
