import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { choice, heading, lede, blockPreview } from '#schemas/lib/fields.ts'
import { assetClasses } from '#schemas/lib/markets.ts'

export const menu: BlockMenu = { group: 'live', order: 150, icon: 'BarChart' }

/** The instruments of a market with their terms. */
export const instrumentTable: ObjectDefinition = {
  name: 'instrumentTable',
  title: 'Table of instruments',
  type: 'object',
  description:
    'The instruments of one market with spread, margin and hours, out of “Instruments”. Example: Metals',
  fields: [
    heading('Metals in figures'),
    lede('Typical spreads, margins of retail clients, trading hours.'),
    choice(
      ['assetClass', 'Market', 'Which instruments the table lists. Example: Metals'],
      assetClasses,
      'Choose one of the four markets.',
      required('Choose the market.'),
    ),
  ],
  preview: blockPreview('Table of instruments'),
}
