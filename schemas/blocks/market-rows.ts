import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { at, pattern, required } from '#schemas/lib/constraints.ts'
import {
  atMost,
  blockPreview,
  choice,
  heading,
  lede,
  line,
  lines,
  listOf,
  tags,
} from '#schemas/lib/fields.ts'
import { assetClasses } from '#schemas/lib/markets.ts'

export const menu: BlockMenu = { group: 'live', order: 165, icon: 'TrendUpward' }

/** The markets, one row each, with live prices of two or three instruments. */
export const marketRows: ObjectDefinition = {
  name: 'marketRows',
  title: 'Markets in rows',
  type: 'object',
  description:
    'One row for each market: its name and number of instruments, two or three of them with today’s course, bid and change, and the highest leverage. Example: Forex, 20 currency pairs, up to 30:1',
  fields: [
    heading('Four markets, thirty instruments'),
    lede('Leverage caps for retail clients, set by the regulator. Change is measured from today’s open.'),
    listOf(
      ['rows', 'Markets', 'One row each; drag them into order. Example: Metals.'],
      {
        name: 'marketRow',
        title: 'Market',
        fields: [
          choice(
            [
              'assetClass',
              'Market',
              'Name, number of instruments and leverage follow from it. Example: Metals',
            ],
            assetClasses,
            'Choose a market of the list.',
            required('Choose the market of this row.'),
          ),
          line(
            ['unit', 'What is counted', 'Stands behind the number of instruments. Example: currency pairs'],
            atMost(30, 'There is room for 30 characters.'),
          ),
          tags(
            ['symbols', 'Instruments', 'Two or three symbols; press Enter after each. Example: EURUSD'],
            required('Name two or three instruments, for example EURUSD.'),
            at(
              '[]',
              pattern(
                '^[A-Z][A-Z0-9]{2,11}$',
                'Write the symbol in capitals as the broker does, for example EURUSD.',
              ),
            ),
          ),
          line(
            [
              'leverageNote',
              'Note on the leverage',
              'What has a lower limit than the figure beside it. Example: 20:1 on minor pairs',
            ],
            atMost(40, 'There is room for 40 characters.'),
          ),
        ],
        preview: { select: { title: 'assetClass', subtitle: 'unit' } },
      },
      required('Add at least one market.'),
    ),
    lines([
      'note',
      'Note',
      'One sentence over the rows: what the prices are and are not. Example: Indicative bid prices.',
    ]),
  ],
  preview: blockPreview('Markets in rows'),
}
