import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { line, lines, flag, listOf, heading, lede } from '#schemas/lib/fields.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'figures', order: 60, icon: 'Clipboard' }

/** A calculation, line by line. */
export const workedExample: ObjectDefinition = {
  name: 'workedExample',
  title: 'Worked example',
  type: 'object',
  description:
    'One calculation shown line by line, gain and loss alike. Example: One trade in EURUSD, kept for two nights.',
  fields: [
    heading('One trade, worked out'),
    lede('The prices are made up; the arithmetic is not.'),
    line(
      [
        'title',
        'Title of the sheet',
        'What is worked out, with the size. Example: Buying 0.1 lot of gold at 2,400.00',
      ],
      required('Say what is worked out.'),
    ),
    listOf(
      ['rows', 'Lines', 'The lines of the calculation in their order. Example: Spread, −2.50 USD.'],
      {
        name: 'exampleRow',
        title: 'Line',
        fields: [
          line(
            ['label', 'Label', 'What the line is. Example: Two nights of financing'],
            required('Say what the line is.'),
          ),
          line(['note', 'Note', 'How the figure comes about. Example: 25 pips, 0.10 dollars each']),
          line(
            ['value', 'Figure', 'With sign and currency, as it is read. Example: −2.50 USD'],
            required('Write the figure of the line.'),
          ),
          flag([
            'strong',
            'Result',
            'On for a sum or a result, which is set stronger. Example: on for the last line.',
          ]),
        ],
        preview: { select: { title: 'label', subtitle: 'value' } },
      },
      required('Add the lines of the calculation.'),
    ),
    lines([
      'note',
      'Remark',
      'What the reader should take from it, cost and risk first. Example: After sixty nights gold must rise by 27.25 dollars before anything is left.',
    ]),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({
      title: String(title ?? say('Worked example')),
      subtitle: say('Worked example'),
    }),
  },
}
