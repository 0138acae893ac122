/** Written by web/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/site.fc20dc32.gen.js'
