/** Size of a drawing of a block, px. */
export const width = 144
export const height = 96

/** Colours of the site on its paper; drawings look the same in both schemes of the Studio. */
const colours = { ink: '#0d2b45', soft: '#9fb3c1', sea: '#d9e6ee', sand: '#e8c98a', risk: '#a3156b' } as const

export type Colour = keyof typeof colours

/** A filled rectangle, by default in the ink of titles. */
export const bar = (x: number, y: number, wide: number, high: number, colour: Colour = 'ink'): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="1.5" fill="${colours[colour]}"/>`

/** An empty frame. */
export const frame = (x: number, y: number, wide: number, high: number): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="2" fill="#fff" stroke="${colours.soft}"/>`

export const dot = (x: number, y: number, radius: number, colour: Colour = 'ink'): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colours[colour]}"/>`

/** A line through points, `10,20 30,40`. */
export const line = (points: string, colour: Colour = 'ink'): string =>
  `<polyline points="${points}" fill="none" stroke="${colours[colour]}" stroke-width="2" stroke-linejoin="round"/>`

/** Letters or figures; they start at `x` and stand on `y`. */
export const letters = (x: number, y: number, size: number, text: string, colour: Colour = 'ink'): string =>
  `<text x="${x}" y="${y}" font-family="Georgia, serif" font-size="${size}" fill="${colours[colour]}">${text}</text>`

/** The same drawing at each of some places. */
export const each = (places: readonly number[], draw: (place: number, index: number) => string): string =>
  places.map(draw).join('')

/** Lines of text, 8 px apart; the last one is shorter. */
export const text = (x: number, y: number, wide: number, lines: number): string =>
  each(
    Array.from({ length: lines }, (_, index) => y + index * 8),
    (at, index) => bar(x, at, index === lines - 1 ? Math.round(wide * 0.6) : wide, 3, 'soft'),
  )

export const button = (x: number, y: number, wide = 34): string => bar(x, y, wide, 10, 'sand')

/** The whole drawing as the address of an image. */
export const imageOf = (strokes: string): string => {
  const paper = `<rect width="${width}" height="${height}" fill="#f7f5ef"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paper}${strokes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
