import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

const files = {
  words: import.meta.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
  figures: import.meta.resolve('@expo-google-fonts/besley/400Regular/Besley_400Regular.ttf'),
} as const

export type Cut = keyof typeof files

const load = async (file: string) => {
  const bytes = await readFile(fileURLToPath(file))
  const font = create(bytes)
  // A collection holds several fonts; ours are single ones.
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is not a single font.`)
  return { bytes, font }
}

let loading: Promise<Record<Cut, Awaited<ReturnType<typeof load>>>> | undefined

const loadAll = async () => {
  const [words, strong, figures] = await Promise.all([
    load(files.words),
    load(files.strong),
    load(files.figures),
  ])
  return { words, strong, figures }
}

/**
 * The TrueType files of a paper, whole: pdfkit embeds only the glyphs it draws.
 * @throws when a font lacks a character of `text`, so that no paper shows an empty box
 */
export async function fontsFor(text: string): Promise<Record<Cut, Buffer>> {
  const { words, strong, figures } = await (loading ??= loadAll())
  for (const { font } of [words, strong, figures]) {
    const missing = [...new Set(text)].filter(
      (letter) => letter > ' ' && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    )
    if (missing.length > 0) throw new Error(`The font ${font.familyName} lacks ${missing.join(' ')}.`)
  }
  return { words: words.bytes, strong: strong.bytes, figures: figures.bytes }
}
