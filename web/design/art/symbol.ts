/** A drawing: its size and what is in it. Colours are the page's own custom properties, so it follows the theme. */
export interface Drawing {
  width: number
  height: number
  body: string
}

/** The drawing as a file with one symbol, `#art`, that pages show by reference and browsers keep. */
export const symbolFile = ({ width, height, body }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="art" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax slice">${body}</symbol></svg>\n`

const path = (d: string, attributes: string): string => `<path ${attributes} d="${d}"/>`

export const line = (d: string, width = 1, colour = '--ink'): string =>
  path(d, `fill="none" stroke="var(${colour})" stroke-width="${width}"`)

export const fill = (d: string, colour: string, edge = ''): string =>
  path(d, `fill="var(${colour})"${edge ? ` stroke="var(${edge})" stroke-width="1.2"` : ''}`)

export const circle = (x: number, y: number, r: number, attributes: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${attributes}/>`

/** Notes of a chart are italic, figures of a scale upright. */
export const label = (x: number, y: number, words: string, size = 14, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="var(--ink-2)" font-family="var(--font-figure)" font-size="${size}">${words}</text>`

/** The point on a circle at a bearing, in degrees clockwise from the top, to a tenth. */
export const bearing = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [Math.round((cx + r * Math.cos(angle)) * 10) / 10, Math.round((cy + r * Math.sin(angle)) * 10) / 10]
}
