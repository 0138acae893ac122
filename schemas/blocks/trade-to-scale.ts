import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { pattern, required } from '#schemas/lib/constraints.ts'
import { atMost, decimal, heading, lede, line, linkField } from '#schemas/lib/fields.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'figures', order: 65, icon: 'ChartUpward' }

/** One position with its costs and risks, drawn on one scale. */
export const tradeToScale: ObjectDefinition = {
  name: 'tradeToScale',
  title: 'One trade, drawn to scale',
  type: 'object',
  description:
    'What opening and holding a position costs, what one per cent of the price brings or takes, and where we close: all on one scale, from the terms of the instrument and its last price. Example: 0.1 lot of EURUSD',
  fields: [
    heading('One trade, drawn to scale'),
    lede(
      'Every length is an amount in euros, all to one scale. The hairlines are the costs; the rest is the market.',
    ),
    line(
      ['symbol', 'Instrument', 'The symbol as the broker writes it. Example: EURUSD'],
      required('Name the instrument, for example EURUSD.'),
      pattern(
        '^[A-Z][A-Z0-9]{2,11}$',
        'Write the symbol in capitals as the broker does, for example EURUSD.',
      ),
    ),
    line(
      ['lots', 'Size in lots', 'The size of the position. Example: 0.1'],
      required('Write the size in lots, for example 0.1.'),
      decimal('Write the size in digits, for example 0.1.'),
    ),
    line(
      [
        'moreLabel',
        'Label of the link',
        'What the link under the drawing says. Example: Try it with your own size',
      ],
      atMost(60, 'The link has room for 60 characters.'),
    ),
    linkField(['moreLink', 'Link', 'Where that link leads. Example: the path /trading/tools']),
  ],
  preview: {
    select: { heading: 'heading', symbol: 'symbol', lots: 'lots' },
    prepare: ({ heading: words, symbol, lots }) => ({
      title: String(words ?? say('One trade, drawn to scale')),
      subtitle: say('{{lots}} lot {{symbol}}', { lots: String(lots ?? ''), symbol: String(symbol ?? '') }),
    }),
  },
}
