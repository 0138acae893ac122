/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.bb34fe2f.gen.js'
