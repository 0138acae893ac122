import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { de } from './de/index.ts'
import { heardSentences } from './heard.ts'
import { pl } from './pl/index.ts'
import { speechOf } from './speech.ts'

const noUrl = 'Write the path.'
const taken = 'Choose another label (or none).'
const own = { [noUrl]: 'Geben Sie den Pfad ein.', [taken]: 'Wählen Sie eine andere Angabe (oder keine).' }
const german = speechOf({ ...de, ...own }, heardSentences, 'de-DE')
const polish = speechOf(pl, heardSentences, 'pl-PL')

describe('speechOf', () => {
  it.each([
    [noUrl, 'Geben Sie den Pfad ein.'],
    [`${noUrl} (field: path)`, 'Geben Sie den Pfad ein. (Feld: path)'],
    [`${noUrl} It is /fees.`, 'Geben Sie den Pfad ein. Der Pfad ist /fees.'],
    [
      `${noUrl} It is /fees. (field: blocks[].path)`,
      'Geben Sie den Pfad ein. Der Pfad ist /fees. (Feld: blocks[].path)',
    ],
    [`${noUrl} ${taken}`, 'Geben Sie den Pfad ein. Wählen Sie eine andere Angabe (oder keine).'],
    [
      `${taken} A different German file (a.pdf) was published as version “1.0” on 2026-01-15.`,
      'Wählen Sie eine andere Angabe (oder keine). Am 2026-01-15 wurde eine andere Datei auf Deutsch (a.pdf) als Version „1.0“ veröffentlicht.',
    ],
    [
      'It stands under English but is written in French.',
      'Sie steht unter Englisch, ist aber in dieser Sprache geschrieben: Französisch.',
    ],
    [
      '"a.svg" is an SVG drawing, whatever its name says. Upload a PNG, JPEG or WebP picture.',
      '"a.svg" ist eine SVG-Zeichnung, auch wenn der Name etwas anderes sagt. Laden Sie ein Bild als PNG, JPEG oder WebP hoch.',
    ],
    [
      'A comment may have 10,000 characters; this one has 12,345. Shorten it, or put the text into the document.',
      'Ein Kommentar darf 10.000 Zeichen haben, hier sind es 12.345. Kürzen Sie den Text oder schreiben Sie ihn in das Dokument.',
    ],
    [
      'A different Polish file was published without a version label on 2026-01-15.',
      'Am 2026-01-15 wurde eine andere Datei auf Polnisch ohne Versionsangabe veröffentlicht.',
    ],
    ['The lake is full.', 'The lake is full.'],
    ['constructor', 'constructor'],
  ])('says %j in German', (english, said) => {
    expect(german(english)).toBe(said)
  })

  it('names languages in Polish', () => {
    expect(polish('It stands under German but is written in Polish.')).toBe(
      'Jest przypisany do innego języka (niemiecki), niż jest napisany (polski).',
    )
  })
})

/** Everything the lake says, and what it shares with the Studio. */
const sources = ['lake', 'common', 'locales'].flatMap((room) =>
  readdirSync(new URL(`../../../${room}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(`../../../${room}/${file}`, import.meta.url), 'utf8')),
)

describe('what is heard of the lake', () => {
  it.each(heardSentences)('is said there: %s', (sentence) => {
    const pieces = sentence.split(/\{\{\w+\}\}/).filter((piece) => piece.trim().length > 1)
    const isSaid = (text: string) => pieces.every((piece) => text.includes(piece.trim()))
    expect(sources.filter(isSaid).length).toBeGreaterThan(0)
  })
})
