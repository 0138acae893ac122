/**
 * Cuts the web fonts from the npm packages into `web/public/assets/fonts`, writes their `@font-face` rules to
 * `web/design/fonts/fonts.css` and what a page asks for at first to `web/design/fonts/fonts.gen.ts`. Run it by hand after a
 * change of the ranges: `node web/design/fonts/cut-fonts.ts`.
 * Besley is to be had whole and comes in one file for all languages. Archivo as a variable font is to be had by
 * scripts alone: Latin serves most, small companions add the letters of one language each (`locales/table.ts`) and load
 * only where they occur.
 * That the digits have one width, so that prices do not dance, is measured in the browser (site-look.e2e.ts).
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { localeIds, locales } from '#locales/table.ts'
import { charactersOf, rangesOf } from './ranges.ts'

interface Letters {
  /** Unicode ranges to keep. */
  cut: readonly string[]
  /**
   * A coarser `unicode-range` for the browser; the file lacks what lies between. Omitted for the only file of a face.
   */
  span?: readonly string[]
}

interface Face {
  file: string
  family: 'Archivo' | 'Besley'
  source: string
  letters: Letters
  /** Weight range kept of a variable font, or the weight of a static one. */
  wght: { min: number; max: number } | 400
  italic?: true
}

const latin: Letters = {
  cut: [
    '20-7E',
    'A0-FF',
    '152-153',
    '2009-200A',
    '2010-2015',
    '2018-201A',
    '201C-201E',
    '2020',
    '2022',
    '2026',
    '202F-2030',
    '2032-2033',
    '2039-203A',
    '2044',
    '20AC',
    '2122',
    '2190-2193',
    '2212',
    '2248',
    '2264-2265',
  ],
  span: ['20-FF', '152-153', '2009-2044', '20AC', '2122', '2190-2265'],
}
/** Of each language with letters beyond Latin-1: their ranges, capitals included. */
const further = localeIds.flatMap((id) => {
  const ranges = rangesOf(locales[id].letters + locales[id].letters.toLocaleUpperCase(id))
  return ranges.length > 0 ? [{ id, ranges }] : []
})
const everyLetter: Letters = { cut: [...latin.cut, ...further.flatMap(({ ranges }) => ranges)] }

const archivo = '@fontsource-variable/archivo/files/archivo'
const besley = '@expo-google-fonts/besley/400Regular'
const textWeights = { min: 400, max: 640 }

const faces: readonly Face[] = [
  {
    file: 'archivo-latin',
    family: 'Archivo',
    source: `${archivo}-latin-wght-normal.woff2`,
    letters: latin,
    wght: textWeights,
  },
  ...further.map(
    ({ id, ranges }): Face => ({
      file: `archivo-${id}`,
      family: 'Archivo',
      source: `${archivo}-latin-ext-wght-normal.woff2`,
      letters: { cut: ranges, span: ranges },
      wght: textWeights,
    }),
  ),
  {
    file: 'besley',
    family: 'Besley',
    source: `${besley}/Besley_400Regular.ttf`,
    letters: everyLetter,
    wght: 400,
  },
  {
    file: 'besley-italic',
    family: 'Besley',
    source: `${besley}_Italic/Besley_400Regular_Italic.ttf`,
    letters: everyLetter,
    wght: 400,
    italic: true,
  },
]

interface StandIn {
  name: string
  local: readonly string[]
  /** If not normal. */
  weight?: string
  /** Unicode range it substitutes; all by default. A later face of the same name wins. */
  range?: string
  scale: number
  ascent?: number
  descent?: number
}

/**
 * Local fonts that stand in until ours arrive, scaled to our average letter and set on our lines, so that lines
 * break where they will. Scale is the width of the site's running text in our font by its width in theirs (the
 * three languages differ by 0.01); ascent and descent are ours, shares of the em. Our letters grow with their
 * weight, so the strong ones have a scale of their own; what stands in for them is not made bolder. Fonts of one
 * face are equally wide: Liberation Sans is cut to Arial; phones have Roboto and Noto Serif. Linux often has no
 * serif but Liberation's, cut to Times, and a bare one has DejaVu alone. Where our figures are narrower than our
 * letters would have it they have a scale of their own, at which the figure of the risk warning takes its width;
 * Noto Serif needs none. A line is as high as the face of its letters says, so the face of the figures says nothing
 * of lines.
 */
const grotesques = ['Arial', 'Liberation Sans', 'Roboto']
const ofArchivo = { name: 'Archivo stand-in', local: grotesques, ascent: 0.878, descent: 0.21 }
const ofBesley = { ascent: 1.25, descent: 0.425 }
const ofTimes = { name: 'Besley stand-in 3', local: ['Times New Roman', 'Liberation Serif'] }
const sansOfLinux = { name: 'Archivo stand-in 2', local: ['DejaVu Sans'] }
const serifOfLinux = { name: 'Besley stand-in 4', local: ['DejaVu Serif'] }
/** From the per cent sign to the digits. */
const figures = 'U+25-39'
const standIns: readonly StandIn[] = [
  { ...ofArchivo, scale: 0.984 },
  { ...ofArchivo, weight: '520 640', scale: 1.018 },
  { ...ofArchivo, ...sansOfLinux, scale: 0.869 },
  { ...ofArchivo, ...sansOfLinux, weight: '520 640', scale: 0.902 },
  { ...ofBesley, name: 'Besley stand-in', local: ['Georgia'], scale: 1.123 },
  { name: 'Besley stand-in', local: ['Georgia'], range: figures, scale: 0.99 },
  { ...ofBesley, name: 'Besley stand-in 2', local: ['Noto Serif'], scale: 1.04 },
  { ...ofBesley, ...ofTimes, scale: 1.23 },
  { ...ofTimes, range: figures, scale: 1.12 },
  { ...ofBesley, ...serifOfLinux, scale: 0.96 },
  { ...serifOfLinux, range: figures, scale: 0.898 },
]

const require = createRequire(import.meta.url)
const outFolder = fileURLToPath(new URL('../../public/assets/fonts/', import.meta.url))
const cssFile = fileURLToPath(new URL('./fonts.css', import.meta.url))

const percent = (ratio: number) => `${Math.round(ratio * 1_000) / 10}%`

/** A `@font-face` rule; omitted descriptors are normal. */
const ruleOf = (lines: readonly (string | number | false | undefined)[]) =>
  `@font-face {\n${lines
    .filter(Boolean)
    .map((line) => `  ${line};\n`)
    .join('')}}`

const cutFace = async (face: Face) => {
  const source = readFileSync(require.resolve(face.source))
  const packed = await subsetFont(source, charactersOf(face.letters.cut), {
    ...(typeof face.wght === 'object' && { variationAxes: { wght: face.wght } }),
    noHinting: true,
    targetFormat: 'woff2',
  })
  const name = `${face.file}.${createHash('sha256').update(packed).digest('hex').slice(0, 8)}.woff2`
  writeFileSync(`${outFolder}${name}`, packed)
  console.log(`${name} ${(packed.length / 1000).toFixed(1)} kB`)
  const span = face.letters.span?.map((letters) => `U+${letters}`).join(', ')
  return ruleOf([
    `font-family: "${face.family}"`,
    typeof face.wght === 'object' && `font-weight: ${face.wght.min} ${face.wght.max}`,
    face.italic && 'font-style: italic',
    'font-display: swap',
    `src: url("/assets/fonts/${name}")`,
    span && `unicode-range: ${span}`,
  ])
}

mkdirSync(outFolder, { recursive: true })
for (const old of readdirSync(outFolder)) if (old.endsWith('.woff2')) rmSync(`${outFolder}${old}`)
const cuts = await Promise.all(faces.map(cutFace))

const standInRules = standIns.map(({ name, local, weight, range, scale, ascent, descent }) =>
  ruleOf([
    `font-family: "${name}"`,
    weight && `font-weight: ${weight}`,
    `src: ${local.map((font) => `local("${font}")`).join(', ')}`,
    `size-adjust: ${percent(scale)}`,
    ascent && `ascent-override: ${percent(ascent / scale)}`,
    descent && `descent-override: ${percent(descent / scale)}`,
    range && `unicode-range: ${range}`,
  ]),
)

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')
const standInsOf = (family: Face['family']) => [
  ...new Set(standIns.map(({ name }) => name).filter((name) => name.startsWith(`${family} `))),
]

/** Fonts of the first paint, and those used once ours have loaded; components refer to the latter. */
const firstTokens = {
  '--first-text': `${quoted(standInsOf('Archivo'))}, sans-serif`,
  '--first-figure': `${quoted(standInsOf('Besley'))}, serif`,
}
const fontTokens = {
  '--font-text': '"Archivo", var(--first-text)',
  '--font-figure': '"Besley", var(--first-figure)',
}

const declare = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens)
    .map(([name, fonts]) => `${name}: ${fonts};`)
    .join(' ')

/**
 * A page with script shows the fallback fonts until the script reports that ours have loaded
 * (web/layout/script/fonts.ts).
 */
const tokens = `:root { ${declare({ ...firstTokens, ...fontTokens })} }
@media (scripting: enabled) {
  :root:not([data-fonts]) { --font-text: var(--first-text); --font-figure: var(--first-figure); }
}`

const note = 'Written by web/design/fonts/cut-fonts.ts'
writeFileSync(
  cssFile,
  `/* ${note}; change that instead. */\n${[...cuts, ...standInRules, tokens].join('\n')}\n`,
)
writeFileSync(
  fileURLToPath(new URL('./fonts.gen.ts', import.meta.url)),
  `/** ${note}: the fonts of every page, as \`document.fonts.load\` takes them; the name of the house is in italics. */
export const pageFonts = ['1em ${quoted(['Archivo', 'Besley'])}', 'italic 1em "Besley"'] as const
`,
)
