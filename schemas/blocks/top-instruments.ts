import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { check } from '#schemas/lib/check.ts'
import { at, pattern, required } from '#schemas/lib/constraints.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'live', order: 160, icon: 'TrendUpward' }

/** Live prices of a few instruments. */
export const topInstruments: ObjectDefinition = {
  name: 'topInstruments',
  title: 'Top instruments',
  type: 'object',
  description: 'Live prices of a few instruments with a link to more. Example: EURUSD, XAUUSD, NAS100',
  fields: [
    {
      name: 'instruments',
      title: 'Instruments',
      type: 'array',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
      initialValue: ['EURUSD', 'XAUUSD', 'NAS100'],
      description:
        'The symbols in the order shown, as the broker writes them; press Enter after each. Example: EURUSD',
      validation: check(
        required('Name at least one instrument, for example EURUSD.'),
        at(
          '[]',
          pattern(
            '^[A-Z][A-Z0-9]{2,11}$',
            'Write the symbol in capitals as the broker does, for example EURUSD.',
          ),
        ),
      ),
    },
    {
      name: 'note',
      title: 'Note',
      type: 'text',
      rows: 2,
      description:
        'One sentence under the prices: what they are and are not. Example: Indicative prices; your account shows the prices you trade at.',
    },
    {
      name: 'moreLabel',
      title: 'Label of the link to more',
      type: 'string',
      description: 'What the link under the prices says. Example: All instruments',
    },
    {
      name: 'moreLink',
      title: 'Link to more',
      type: 'link',
      description: 'Where that link leads. Example: the path /trading/forex',
    },
  ],
  preview: {
    select: { instruments: 'instruments' },
    prepare: ({ instruments }) => ({
      title: Array.isArray(instruments) ? instruments.join(', ') : say('No instruments yet'),
      subtitle: say('Top instruments'),
    }),
  },
}
