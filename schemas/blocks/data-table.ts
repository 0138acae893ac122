import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { check } from '#schemas/lib/check.ts'
import { counts, required } from '#schemas/lib/constraints.ts'
import { line, lines, listOf, heading, lede } from '#schemas/lib/fields.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'figures', order: 80, icon: 'ThList' }

/** Facts in rows and columns. */
export const dataTable: ObjectDefinition = {
  name: 'dataTable',
  title: 'Table',
  type: 'object',
  description:
    'Facts in rows and columns; the first cell of a row is its head. Example: the fee, when it falls due, how much it is.',
  validation: check(
    counts(
      'rows',
      'cells',
      'columns',
      'A row has more or fewer cells than the table has columns: give each row one cell a column.',
    ),
  ),
  fields: [
    heading('Every charge'),
    lede('What is not in this table is not charged.'),
    line(
      [
        'caption',
        'Caption',
        'Says what the table holds, for everyone and for people who listen to the page. Example: Charges with amount and due date',
      ],
      required('Say what the table holds.'),
    ),
    {
      name: 'columns',
      title: 'Columns',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'The heads of the columns, from the left. Example: Charge, When, How much',
      validation: check(required('Write the heads of the columns.')),
    },
    listOf(
      [
        'rows',
        'Rows',
        'As many cells as there are columns. Example: Conversion, on every result in another currency, 0.5%.',
      ],
      {
        name: 'tableRow',
        title: 'Row',
        fields: [
          {
            name: 'cells',
            title: 'Cells',
            type: 'array',
            of: [{ type: 'string' }],
            description: 'From the left; the first one is the head of the row. Example: Inactivity',
            validation: check(required('Fill in the cells of the row.')),
          },
        ],
        preview: {
          select: { cells: 'cells' },
          prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(' · ') : say('Empty row') }),
        },
      },
      required('Add at least one row.'),
    ),
    lines([
      'note',
      'Remark',
      'One or two sentences under the table. Example: Figures are typical values of the last quarter, not limits.',
    ]),
  ],
  preview: {
    select: { heading: 'heading', caption: 'caption' },
    prepare: ({ heading: words, caption }) => ({
      title: String(words ?? caption ?? say('Table')),
      subtitle: say('Table'),
    }),
  },
}
