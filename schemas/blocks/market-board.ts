import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { atMost, blockPreview, choice, heading, lede, line, lines, listOf } from '#schemas/lib/fields.ts'
import { assetClasses } from '#schemas/lib/markets.ts'

export const menu: BlockMenu = { group: 'live', order: 160, icon: 'ThList' }

/** A market: its prices, costs and next releases, and what moves it. */
export const marketBoard: ObjectDefinition = {
  name: 'marketBoard',
  title: 'Market',
  type: 'object',
  description:
    'All instruments of a market with price, change, range, costs of a usual size and next release, to search, sort and compare; hours, leverage and what moves it beside them. Example: Currencies',
  fields: [
    heading('Prices and costs now'),
    lede('Two currencies at a time, as their prices change.'),
    choice(
      ['assetClass', 'Market', 'Its instruments are listed, by their leverage. Example: Currencies'],
      assetClasses,
      'Choose a market of the list.',
      required('Choose the market that the board is of.'),
    ),
    listOf(
      [
        'movers',
        'What moves it',
        'Two to four, the strongest first; drag to reorder. Example: Interest rates.',
      ],
      {
        name: 'mover',
        title: 'What moves it',
        fields: [
          line(
            ['label', 'Name', 'What it is, in a word or two. Example: Interest rates'],
            required('Name what moves the market.'),
            atMost(40, 'There is room for 40 characters.'),
          ),
          lines(
            [
              'text',
              'When and how',
              'Half a sentence: how often, and what it does. Example: eight meetings a year, and every price figure before them',
            ],
            required('Write when or how it moves the market.'),
          ),
        ],
        preview: { select: { title: 'label', subtitle: 'text' } },
      },
    ),
  ],
  preview: blockPreview('Market'),
}
