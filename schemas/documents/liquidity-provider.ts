import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { byRank, choices, flag, inEnglish, line, orderRank, perLanguage } from '#schemas/lib/fields.ts'
import { assetClasses } from '#schemas/lib/markets.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

/** With whom the firm hedges. */
export const liquidityProvider: DocumentDefinition = translated({
  name: 'liquidityProvider',
  title: 'Liquidity provider',
  type: 'document',
  description: 'A firm we pass risk on to. Example: Meridian Prime (sample)',
  validation: check(noLossFigure),
  fields: [
    line(
      ['name', 'Name', 'The registered name. Example: Meridian Prime Ltd'],
      required('Write the name of the provider.'),
    ),
    choices(
      ['assetClasses', 'Markets', 'The markets it quotes. Example: Currencies'],
      assetClasses,
      'Choose markets of the list.',
      required('Choose at least one market.'),
    ),
    perLanguage(
      'String',
      ['country', 'Country', 'Where it is supervised. Example: Ireland'],
      ...inEnglish('Write the country in English.'),
    ),
    perLanguage(
      'Text',
      [
        'role',
        'Role',
        'What we use it for. Example: Takes over part of the risk of client positions in currencies.',
      ],
      ...inEnglish('Say in English what the provider is used for.'),
    ),
    flag([
      'isSample',
      'Sample',
      'On while the provider is invented; a site with samples does not go live. Example: off for a contract that is signed.',
    ]),
    orderRank,
  ],
  orderings: [byRank],
  preview: {
    select: { name: 'name', country: 'country.0.value', sample: 'isSample' },
    prepare: ({ name, country, sample }) => ({
      title: String(name ?? say('New provider')),
      subtitle: [country, sample && say('sample')].filter(Boolean).join(' · '),
    }),
  },
})
