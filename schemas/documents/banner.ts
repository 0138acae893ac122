import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { ownPath } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import { at, required, ordered } from '#schemas/lib/constraints.ts'
import {
  choice,
  choices,
  inEnglish,
  languageChoices,
  linkField,
  moment,
  byRank,
  orderRank,
  perLanguage,
  tags,
  titleOf,
} from '#schemas/lib/fields.ts'
import { sharedPictureField } from '#schemas/lib/picture.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

const kinds = [
  { value: 'promotional', title: 'Promotional' },
  { value: 'trading', title: 'Trading' },
] as const

/** A banner with its time, its places and its mandated risk note. */
export const banner: DocumentDefinition = translated({
  name: 'banner',
  title: 'Banner',
  type: 'document',
  description:
    'A band on chosen pages for a chosen time; it always carries the mandated risk note. Example: New hours in spring',
  validation: check(ordered('startsAt', 'endsAt', 'The banner must end after it begins.'), noLossFigure),
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'time', title: 'When and where' },
  ],
  fields: [
    {
      ...choice(
        [
          'kind',
          'Kind',
          'Promotional stands within a page, on the home page in the place of the latest papers; trading gives the band at the end its words. Example: Promotional',
        ],
        kinds,
        'Choose promotional or trading.',
        required('Choose the kind of banner.'),
      ),
      group: 'words',
    },
    {
      ...perLanguage(
        'String',
        ['title', 'Title', 'Short and without a promise. Example: New trading hours'],
        ...inEnglish('Write the title in English.'),
      ),
      group: 'words',
    },
    {
      ...perLanguage('Text', [
        'subtitle',
        'Subtitle',
        'One sentence with the cost beside the benefit. Example: Gold now opens an hour earlier; spreads are wider in that hour.',
      ]),
      group: 'words',
    },
    {
      ...sharedPictureField(
        'Stands beside the words of a promotional banner in the place of the flags; may stay empty. Example: spring.jpg',
      ),
      group: 'words',
    },
    {
      ...perLanguage(
        'String',
        ['buttonLabel', 'Label of the button', 'What the button says. Example: Register'],
        ...inEnglish('Write what the button says in English.'),
      ),
      group: 'words',
    },
    {
      ...linkField(
        ['link', 'Link', 'Where the button leads. Example: the address “Open an account” from Settings.'],
        required('Choose where the button leads.'),
      ),
      group: 'words',
    },
    {
      ...choice(
        [
          'riskFormat',
          'Risk note',
          'The mandated words the banner carries: B is the whole warning, C the shorter one. In the place of the latest papers it is always C. Example: B',
        ],
        [
          { value: 'B', title: 'B: the whole warning' },
          { value: 'C', title: 'C: the abbreviated warning' },
        ],
        'Choose B or C.',
        required('A banner must carry the risk note: choose B or C.'),
      ),
      group: 'words',
    },
    {
      ...moment([
        'startsAt',
        'Shown from',
        'Empty shows it as soon as it is published. Example: 2026-12-01 08:00',
      ]),
      group: 'time',
    },
    {
      ...moment([
        'endsAt',
        'Shown until',
        'Empty shows it until it is taken offline. Example: 2026-12-31 18:00',
      ]),
      group: 'time',
    },
    {
      ...tags(
        [
          'routes',
          'Parts of the site',
          'Paths without the language, each with everything below it; empty shows it everywhere. Example: /trading',
        ],
        at('[]', ownPath()),
      ),
      group: 'time',
    },
    {
      ...choices(
        ['languages', 'Languages', 'None chosen shows it in all. Example: Deutsch'],
        languageChoices,
        'Choose languages of this site.',
      ),
      group: 'time',
    },
    { ...orderRank, group: 'time' },
  ],
  orderings: [byRank],
  preview: {
    select: { title: 'title.0.value', kind: 'kind', from: 'startsAt', until: 'endsAt' },
    prepare: ({ title, kind, from, until }) => ({
      title: String(title ?? say('Banner without a title')),
      subtitle: [
        titleOf(kinds, kind),
        from && say('from {{time}}', { time: String(from).slice(0, 16) }),
        until && say('until {{time}}', { time: String(until).slice(0, 16) }),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
