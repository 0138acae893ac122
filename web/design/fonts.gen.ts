/** Written by web/design/cut-fonts.ts: the one font file a page preloads. */
export const preloadedFont = '/assets/fonts/archivo-latin.1eb5ff14.woff2'
