/** Written by web/design/fonts/cut-fonts.ts: the fonts of every page, as `document.fonts.load` takes them; the name of the house is in italics. */
export const pageFonts = ['1em "Archivo", "Besley"', 'italic 1em "Besley"'] as const
