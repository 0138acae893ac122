/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.f35c3711.gen.js'
