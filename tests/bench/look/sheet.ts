import sharp from 'sharp'

/** A picture of a whole page. */
export interface Shot {
  address: string
  file: string
}

/** Of one picture on a sheet, px; what is longer is cut at its foot. */
const tiles = {
  390: { width: 195, height: 900 },
  768: { width: 300, height: 900 },
  1440: { width: 400, height: 900 },
} as const
const caption = 22
const gap = 8
const sheetWidth = 2_040
const rowsOfSheet = 2

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><rect width="100%" height="100%" fill="#222"/><text x="4" y="15" font-family="sans-serif" font-size="12" fill="#fff">${escape(text)}</text></svg>`,
  )

const tileOf = async ({ address, file }: Shot, width: number, height: number) => {
  const scaled = await sharp(file).resize({ width }).toBuffer({ resolveWithObject: true })
  const seen = Math.min(scaled.info.height, height)
  const picture = await sharp(scaled.data).extract({ left: 0, top: 0, width, height: seen }).toBuffer()
  return [
    { input: label(address, width), dx: 0, dy: 0 },
    { input: picture, dx: 0, dy: caption },
  ]
}

/**
 * Lays pictures side by side. @returns the files, one per sheet
 * @param name path and beginning of the files' names
 */
export const drawSheets = async (
  shots: readonly Shot[],
  pageWidth: keyof typeof tiles,
  name: string,
): Promise<string[]> => {
  const { width, height } = tiles[pageWidth]
  const columns = Math.floor((sheetWidth - gap) / (width + gap))
  const perSheet = columns * rowsOfSheet
  const files: string[] = []
  for (let first = 0; first < shots.length; first += perSheet) {
    const on = shots.slice(first, first + perSheet)
    const layers = await Promise.all(
      on.map(async (shot, at) => {
        const left = gap + (at % columns) * (width + gap)
        const top = gap + Math.floor(at / columns) * (height + caption + gap)
        const parts = await tileOf(shot, width, height)
        return parts.map(({ input, dx, dy }) => ({ input, left: left + dx, top: top + dy }))
      }),
    )
    const rows = Math.ceil(on.length / columns)
    const file = `${name}-${files.length + 1}.png`
    await sharp({
      create: {
        width: sheetWidth,
        height: gap + rows * (height + caption + gap),
        channels: 3,
        background: '#777',
      },
    })
      .composite(layers.flat())
      .png({ palette: true })
      .toFile(file)
    files.push(file)
  }
  return files
}
