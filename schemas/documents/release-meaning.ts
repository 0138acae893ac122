import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { check } from '#schemas/lib/check.ts'
import { at, pattern, required } from '#schemas/lib/constraints.ts'
import { inEnglish, perLanguage, tags } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

/** What a kind of release of the calendar means, shown where a visitor opens its row. */
export const releaseMeaning: DocumentDefinition = translated({
  name: 'releaseMeaning',
  title: 'Release explained',
  type: 'document',
  description:
    'What a kind of release in the economic calendar means, and what it moves. Example: Consumer prices',
  validation: check(noLossFigure),
  fields: [
    perLanguage(
      'String',
      ['name', 'Kind of release', 'What these releases have in common. Example: Consumer prices'],
      ...inEnglish('Name the kind in English.'),
    ),
    tags(
      [
        'series',
        'Series of the broker',
        'The ids of its series as the broker sends them; * stands for any letters. Press Enter after each; where several fit, the longest counts. Example: *-cpi',
      ],
      required('Name at least one series, for example us-cpi.'),
      at(
        '[]',
        pattern('^[A-Za-z0-9*_.-]{2,60}$', 'Write letters, digits, hyphens and *, for example *-cpi.'),
      ),
    ),
    perLanguage(
      'Text',
      [
        'meaning',
        'What it means',
        'Two or three sentences: what is counted, and what a surprise usually does. Example: How fast the prices in the shops are rising.',
      ],
      ...inEnglish('Say in English what the release means.'),
    ),
    tags(
      [
        'instruments',
        'Instruments it moves',
        'Symbols named before those of its currency; press Enter after each. Example: USOIL',
      ],
      at('[]', pattern('^[A-Z][A-Z0-9]{2,11}$', 'Write the symbol in capitals, for example USOIL.')),
    ),
  ],
  preview: {
    select: { name: 'name.0.value', series: 'series' },
    prepare: ({ name, series }) => ({
      title: String(name ?? say('Kind without a name')),
      subtitle: Array.isArray(series) ? series.join(', ') : '',
    }),
  },
})
