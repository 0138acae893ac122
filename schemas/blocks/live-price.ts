import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { pattern, required } from '#schemas/lib/constraints.ts'
import { line } from '#schemas/lib/fields.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'live', order: 162, icon: 'TrendUpward' }

/** The live price of one instrument, small, beside the words. */
export const livePrice: ObjectDefinition = {
  name: 'livePrice',
  title: 'Live price',
  type: 'object',
  description:
    'The bid of one instrument with its change and course of the day; directly below the opening it stands beside the title. Example: EURUSD',
  fields: [
    line(
      ['symbol', 'Instrument', 'The symbol, as the broker writes it. Example: EURUSD'],
      required('Name an instrument, for example EURUSD.'),
      pattern(
        '^[A-Z][A-Z0-9]{2,11}$',
        'Write the symbol in capitals as the broker does, for example EURUSD.',
      ),
    ),
  ],
  preview: {
    select: { symbol: 'symbol' },
    prepare: ({ symbol }) => ({
      title: String(symbol ?? say('No instrument yet')),
      subtitle: say('Live price'),
    }),
  },
}
