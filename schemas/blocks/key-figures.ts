import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { line, listOf, atMost, heading, lede, blockPreview } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'figures', order: 50, icon: 'Number' }

/** A handful of figures with their words. */
export const keyFigures: ObjectDefinition = {
  name: 'keyFigures',
  title: 'Key figures',
  type: 'object',
  description:
    'Three to six figures side by side, each with its label. Example: 30 instruments, 0.01 lot, 100 EUR.',
  fields: [
    heading('The account in figures'),
    lede('What holds for every account, whatever you trade.'),
    listOf(
      ['items', 'Figures', 'Three to six; drag them into order. Example: 0.01 lot, the smallest trade.'],
      {
        name: 'keyFigure',
        title: 'Figure',
        fields: [
          line(
            ['value', 'Figure', 'The figure with its unit, as it is read. Example: 100 EUR'],
            required('Write the figure.'),
            atMost(40, 'A figure has room for 40 characters.'),
          ),
          line(
            ['label', 'Label', 'What the figure is. Example: Minimum first deposit'],
            required('Say what the figure is.'),
          ),
          line([
            'note',
            'Note',
            'One short line under it: a limit, a date, a condition. Example: or the same in USD or PLN',
          ]),
        ],
        preview: { select: { title: 'value', subtitle: 'label' } },
      },
      required('Add at least one figure.'),
    ),
  ],
  preview: blockPreview('Key figures'),
}
