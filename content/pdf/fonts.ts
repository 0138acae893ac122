import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { readCharacters } from './glyphs.ts'
import { mergeFonts } from './merge-fonts.ts'
import { readTables } from './sfnt.ts'

const cuts = {
  words: { family: 'archivo', weight: 420 },
  strong: { family: 'archivo', weight: 640 },
  figures: { family: 'besley', weight: 400 },
} as const

export type Cut = keyof typeof cuts

const half = (family: string, script: 'latin' | 'latin-ext'): Promise<Buffer> =>
  readFile(
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`),
    ),
  )

/** The font of a cut as TrueType, at its fixed weight, holding the characters of `text`. */
async function fontFor(cut: Cut, text: string): Promise<Buffer> {
  const { family, weight } = cuts[cut]
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const
  const [latin, extended] = await Promise.all(
    (['latin', 'latin-ext'] as const).map(async (script) =>
      subsetFont(await half(family, script), text, options),
    ),
  )
  if (!latin || !extended) throw new Error(`The font ${family} could not be cut.`)
  const known = [latin, extended].flatMap((font) => [...readCharacters(readTables(font)).keys()])
  const missing = [...new Set(text)].filter(
    (letter) => letter > ' ' && !known.includes(letter.codePointAt(0) ?? 0),
  )
  if (missing.length > 0) throw new Error(`The font ${family} lacks ${missing.join(' ')}.`)
  return mergeFonts(latin, extended)
}

/**
 * Every cut with the characters of `text`, for one paper.
 * @throws when a font lacks one of them, so that no paper shows an empty box
 */
export async function fontsFor(text: string): Promise<Record<Cut, Buffer>> {
  const [words, strong, figures] = await Promise.all([
    fontFor('words', text),
    fontFor('strong', text),
    fontFor('figures', text),
  ])
  return { words, strong, figures }
}
