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
      'Wählen Sie eine andere Angabe (oder keine). Am 2026-01-15 wurde eine andere Datei (a.pdf, Sprache: Deutsch) als Version „1.0“ veröffentlicht.',
    ],
    [
      'It stands under English but is written in French.',
      'Sie steht unter Englisch, ist aber in dieser Sprache geschrieben: Französisch.',
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
