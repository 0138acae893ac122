/** One colour of a picture with a text colour that is readable on it. */
interface Swatch {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  foreground: '#fff' | '#000'
  title: '#fff' | '#000'
  /** Share of the picture in per cent, two decimals. */
  population: number
}

const swatchTargets = {
  vibrant: { luma: 0.5, low: 0.3, high: 0.7, saturation: 1, vivid: true },
  lightVibrant: { luma: 0.74, low: 0.55, high: 1, saturation: 1, vivid: true },
  darkVibrant: { luma: 0.26, low: 0, high: 0.45, saturation: 1, vivid: true },
  muted: { luma: 0.5, low: 0.3, high: 0.7, saturation: 0.3, vivid: false },
  lightMuted: { luma: 0.74, low: 0.55, high: 1, saturation: 0.3, vivid: false },
  darkMuted: { luma: 0.26, low: 0, high: 0.45, saturation: 0.3, vivid: false },
} as const

type SwatchName = keyof typeof swatchTargets | 'dominant'

/** Shape of `metadata.palette` in an image asset document. */
export type Palette = { _type: 'sanity.imagePalette' } & Partial<Record<SwatchName, Swatch>>

interface Cluster {
  rgb: readonly [number, number, number]
  count: number
}

const lightness = ([r, g, b]: Cluster['rgb']) => (Math.max(r, g, b) + Math.min(r, g, b)) / 510

const saturation = (rgb: Cluster['rgb']) => {
  const spread = (Math.max(...rgb) - Math.min(...rgb)) / 255
  const light = lightness(rgb)
  return spread === 0 ? 0 : Math.min(1, spread / (1 - Math.abs(2 * light - 1)))
}

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Black or white, whichever has the higher WCAG contrast. */
const textOn = ([r, g, b]: Cluster['rgb']): '#fff' | '#000' =>
  0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b) > 0.179 ? '#000' : '#fff'

const toSwatch = ({ rgb, count }: Cluster, total: number): Swatch => {
  const text = textOn(rgb)
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    foreground: text,
    title: text,
    population: Math.round((count / total) * 10_000) / 100,
  }
}

/** Colours quantised to cells of 16 steps a channel, each represented by its mean: stable and cheap. */
const clusters = (rgba: Uint8Array): Cluster[] => {
  const cells = new Map<number, { r: number; g: number; b: number; count: number }>()
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(at, at + 4)
    if (alpha < 125) continue
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const cell = cells.get(key) ?? { r: 0, g: 0, b: 0, count: 0 }
    cell.r += r
    cell.g += g
    cell.b += b
    cell.count += 1
    cells.set(key, cell)
  }
  return [...cells.values()]
    .map(({ r, g, b, count }) => ({
      rgb: [Math.round(r / count), Math.round(g / count), Math.round(b / count)] as const,
      count,
    }))
    .sort((one, other) => other.count - one.count)
}

/**
 * Named swatches as hosted Sanity computes them: vibrant and muted in three lightnesses, and the most
 * frequent of these as `dominant`. Swatches without a matching colour are omitted.
 * @param rgba pixels, four bytes each
 */
export const paletteOf = (rgba: Uint8Array): Palette => {
  const found = clusters(rgba)
  const total = found.reduce((sum, { count }) => sum + count, 0)
  const most = found[0]
  const palette: Palette = { _type: 'sanity.imagePalette' }
  if (most === undefined) return palette
  const taken = new Set<Cluster>()
  for (const [name, target] of Object.entries(swatchTargets)) {
    const score = ({ rgb, count }: Cluster) =>
      3 * (1 - Math.abs(saturation(rgb) - target.saturation)) +
      6.5 * (1 - Math.abs(lightness(rgb) - target.luma)) +
      count / most.count
    const best = found
      .filter((cluster) => !taken.has(cluster))
      .filter(({ rgb }) => lightness(rgb) >= target.low && lightness(rgb) <= target.high)
      .filter(({ rgb }) => (target.vivid ? saturation(rgb) >= 0.35 : saturation(rgb) <= 0.4))
      .reduce<Cluster | undefined>((top, next) => (top && score(top) >= score(next) ? top : next), undefined)
    if (best === undefined) continue
    taken.add(best)
    Object.assign(palette, { [name]: toSwatch(best, total) })
  }
  const dominant = [...taken].sort((one, other) => other.count - one.count)[0] ?? most
  palette.dominant = toSwatch(dominant, total)
  return palette
}
