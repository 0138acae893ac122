import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { heading, lede, blockPreview } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'live', order: 180, icon: 'Calendar' }

/** Economic releases, live. */
export const economicCalendar: ObjectDefinition = {
  name: 'economicCalendar',
  title: 'Economic calendar',
  type: 'object',
  description:
    'Releases that can move prices, by day and country. Example: Consumer prices, United States, 14:30.',
  fields: [
    heading('This week’s releases'),
    lede('Times are yours; a release can move prices in both directions.'),
  ],
  preview: blockPreview('Economic calendar'),
}
