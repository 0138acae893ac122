import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { blockPreview, choices, heading, lede } from '#schemas/lib/fields.ts'
import { assetClasses } from '#schemas/lib/markets.ts'

export const menu: BlockMenu = { group: 'live', order: 200, icon: 'Activity' }

/** Which markets are open now. */
export const marketHours: ObjectDefinition = {
  name: 'marketHours',
  title: 'Markets now',
  type: 'object',
  description:
    'Which markets are open now, and when the others open, on the visitor’s clock. Example: Currencies, open until Friday 22:55',
  fields: [
    heading('Which markets are open'),
    lede('Hours follow the clock of each market.'),
    choices(
      ['groups', 'Markets', 'The markets listed; none chosen lists all four. Example: Currencies'],
      assetClasses,
      'Choose markets of the list.',
    ),
  ],
  preview: blockPreview('Markets now'),
}
