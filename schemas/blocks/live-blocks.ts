import type { ObjectDefinition } from 'sanity'
import { blockPreview, choices, heading, lede } from '#schemas/lib/fields.ts'
import { assetClasses } from '#schemas/lib/markets.ts'
import { calculator } from './calculator.ts'
import { economicCalendar } from './economic-calendar.ts'
import { quotesTable } from './quotes-table.ts'
import { topInstruments } from './top-instruments.ts'

/** Which markets are open now. */
const marketHours: ObjectDefinition = {
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

/**
 * The blocks that change by themselves while a page is open, in the order an editor is offered them. A small one is
 * written here (docs/guides/live-blocks.md).
 */
export const liveBlocks: readonly ObjectDefinition[] = [
  topInstruments,
  quotesTable,
  economicCalendar,
  calculator,
  marketHours,
]
