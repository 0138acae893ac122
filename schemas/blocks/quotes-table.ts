import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { choices, heading, lede, blockPreview } from '#schemas/lib/fields.ts'
import { assetClasses } from '#schemas/lib/markets.ts'

export const menu: BlockMenu = { group: 'live', order: 170, icon: 'Activity' }

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
