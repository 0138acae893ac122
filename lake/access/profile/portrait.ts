import { createHash } from 'node:crypto'

/** A hue of the colour circle that belongs to an id. */
const hueOf = (id: string): number => createHash('sha1').update(id).digest().readUInt16BE() % 360

const escaped = (text: string): string => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * A picture of initials, for the Studio's circles: Sanity's own take first letters alone, so that two people look the
 * same. White on a dark ground of the id's own hue, which any hue makes readable.
 */
export function portrait(id: string, initials: string): string {
  const size = initials.length > 2 ? 34 : 44
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(${hueOf(id)} 45% 30%)"/><text x="50" y="50" dy=".36em" text-anchor="middle" font-family="sans-serif" font-weight="600" font-size="${size}" fill="#fff">${escaped(initials)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
