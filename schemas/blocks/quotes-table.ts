import type { ObjectDefinition } from 'sanity'
import { choices, heading, lede, blockPreview } from '#schemas/lib/fields.ts'
import { assetClasses } from '#schemas/lib/markets.ts'

/** Live prices by market. */
export const quotesTable: ObjectDefinition = {
  name: 'quotesTable',
  title: 'Prices',
  type: 'object',
  description:
    'Live prices of the chosen markets, asked for every five seconds. Example: Currencies and Metals',
  fields: [
    heading('Prices now'),
    lede('Indicative prices; your account shows the prices you trade at.'),
    choices(
      ['groups', 'Markets', 'The markets listed; none chosen lists all four. Example: Currencies'],
      assetClasses,
      'Choose markets of the list.',
    ),
  ],
  preview: blockPreview('Prices'),
}
