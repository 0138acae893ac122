import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { drawableText, type Share } from './share.ts'
import { size } from './size.ts'

/** Light theme of `web/design/tokens.css`. */
const colours = {
  ink: '#0f2230',
  quiet: '#394a55',
  caution: '#a01552',
  tint: '#f9e4e6',
  sheet: '#fdfaf4',
  red: '#c0402a',
} as const

const parts = (name: string): string =>
  join(/* turbopackIgnore: true */ process.cwd(), 'web', 'features', 'seo', 'og', 'parts', name)

const faces = [
  { name: 'Text', file: 'archivo-400', weight: 400, style: 'normal' },
  { name: 'Text', file: 'archivo-540', weight: 500, style: 'normal' },
  { name: 'Text', file: 'archivo-640', weight: 700, style: 'normal' },
  { name: 'Figure', file: 'besley-400', weight: 400, style: 'normal' },
  { name: 'Figure', file: 'besley-italic-400', weight: 400, style: 'italic' },
] as const

const readParts = async () => {
  const fonts = await Promise.all(
    faces.flatMap(({ name, file, weight, style }) =>
      (['latin', 'latin-ext'] as const).map(async (part) => ({
        // The renderer tries families in order for each character.
        name: part === 'latin' ? name : `${name} Ext`,
        data: await readFile(parts(`${file}-${part}.ttf`)),
        weight,
        style,
      })),
    ),
  )
  return { fonts, plate: dataUri(await readFile(parts('plate.png'))) }
}

let held: ReturnType<typeof readParts> | undefined

const dataUri = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

/** Area of the chart, or of an editor's picture. */
const window = { x: 652, y: 33, width: 515, height: 474 } as const

const backdrop = (address: string, width: number, height: number) =>
  ({
    position: 'absolute',
    width,
    height,
    backgroundImage: `url(${address})`,
    backgroundSize: `${width}px ${height}px`,
  }) as const

const text = 'Text, Text Ext'
const figure = 'Figure, Figure Ext'

/** Font size, px: long German and Polish words must fit the same two or three lines. */
const titleSize = (title: string): number =>
  title.length <= 28 ? 78 : title.length <= 44 ? 64 : title.length <= 64 ? 52 : 44

/** The figure with its per cent sign, spaced as in the sentence. */
const figureOf = ({ percentage, sentences }: Share): string => {
  const at = sentences[0]?.indexOf(percentage) ?? -1
  const spaced = /^\s?%/.exec(sentences[0]?.slice(at + percentage.length) ?? '')?.[0] ?? '%'
  return drawableText(`${percentage}${at < 0 ? '%' : spaced}`)
}

const Picture = ({ share, plate, picture }: { share: Share; plate: string; picture: string | null }) => {
  const [first = '', ...rest] = drawableText(share.brandName).split(' ')
  const [lead = '', ...others] = share.sentences.map(drawableText)
  return (
    <div
      style={{
        display: 'flex',
        width: size.width,
        height: size.height,
        color: colours.ink,
        fontFamily: text,
      }}
    >
      <div style={{ ...backdrop(plate, size.width, size.height), left: 0, top: 0 }} />
      {picture && (
        <div style={{ ...backdrop(picture, window.width, window.height), left: window.x, top: window.y }} />
      )}
      <div
        style={{ position: 'absolute', left: 82, top: 66, display: 'flex', alignItems: 'center', gap: 20 }}
      >
        <svg width="44" height="44" viewBox="0 0 32 32">
          <path d="M16 8H6v16h10" fill={colours.sheet} stroke={colours.ink} strokeWidth="2" />
          <path d="M16 7h11v18H16z" fill={colours.red} />
          <path d="M16 1v30" stroke={colours.ink} strokeWidth="2" />
        </svg>
        <div
          style={{
            display: 'flex',
            alignItems: 'baseline',
            fontSize: 34,
            fontWeight: 700,
            letterSpacing: -0.5,
          }}
        >
          {first}
          <span style={{ marginLeft: 9, fontFamily: figure, fontWeight: 400, fontStyle: 'italic' }}>
            {rest.join(' ')}
          </span>
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          left: 80,
          top: 138,
          width: 580,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <div
          style={{
            fontSize: titleSize(share.title),
            fontWeight: 500,
            letterSpacing: titleSize(share.title) * -0.035,
            lineHeight: 1.02,
            maxHeight: 250,
            overflow: 'hidden',
          }}
        >
          {drawableText(share.title)}
        </div>
        <div
          style={{
            marginTop: 22,
            width: 530,
            color: colours.quiet,
            fontSize: 23,
            lineHeight: 1.34,
            lineClamp: 4,
          }}
        >
          {drawableText(share.description)}
        </div>
      </div>
      <Scale cells={share.cells} />
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 551,
          width: size.width,
          height: 79,
          padding: '0 36px 0 78px',
          display: 'flex',
          alignItems: 'center',
          gap: 26,
          background: colours.tint,
          fontSize: 19,
          lineHeight: 1.32,
        }}
      >
        <div style={{ color: colours.caution, fontFamily: figure, fontSize: 46 }}>{figureOf(share)}</div>
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
          <span style={{ fontWeight: 700 }}>{lead}</span>
          <span>{others.join(' ')}</span>
        </div>
      </div>
    </div>
  )
}

/** A scale of a hundred accounts, with the losing ones filled. */
const Scale = ({ cells }: { cells: number }) => (
  <svg
    width={size.width}
    height="14"
    viewBox="0 0 1200 14"
    style={{ position: 'absolute', left: 0, top: 537 }}
  >
    <rect width="1200" height="14" fill={colours.tint} />
    <rect width={cells * 12} height="14" fill={colours.caution} />
    <path
      d={Array.from({ length: 99 }, (_, index) => `M${(index + 1) * 12} 0V14`).join('')}
      stroke={colours.tint}
      strokeWidth="1"
    />
    <path
      d={Array.from({ length: 99 - cells }, (_, index) => `M${(cells + index + 1) * 12} 0V14`).join('')}
      stroke={colours.caution}
      strokeWidth="1"
    />
    <path d="M0 .5H1200M0 13.5H1200" stroke={colours.caution} />
  </svg>
)

/**
 * Draws a page's sharing picture, a PNG of 1200 × 630 px, from local files only.
 * @param picture an editor's picture in any format the site serves
 */
export const drawPicture = async (share: Share, picture: Buffer | null): Promise<Buffer> => {
  const { fonts, plate } = await (held ??= readParts())
  const { width, height } = window
  const beside = picture && (await sharp(picture).resize(width, height, { fit: 'cover' }).png().toBuffer())
  const drawn = new ImageResponse(
    <Picture share={share} plate={plate} picture={beside && dataUri(beside)} />,
    { ...size, fonts },
  )
  // A third of the size without visible loss.
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .png({ palette: true, quality: 92 })
    .toBuffer()
}
