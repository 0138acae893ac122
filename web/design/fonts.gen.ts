/** Written by web/design/cut-fonts.ts: the fonts of every page, as `document.fonts.load` takes them; the name of the house is in italics. */
export const pageFonts = ['1em "Archivo", "Besley"', 'italic 1em "Besley"'] as const

/** The tokens of a page that has them. */
export const fontTokens = {"--font-text":"\"Archivo\", \"Archivo stand-in\", sans-serif","--font-figure":"\"Besley\", \"Besley stand-in\", \"Besley stand-in 2\", \"Besley stand-in 3\", serif"} as const
