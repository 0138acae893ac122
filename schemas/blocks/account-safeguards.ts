import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { blockPreview, choice, heading, lede, line, lines, listOf } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'figures', order: 55, icon: 'Lock' }

/** The figures of the company that a safeguard can show. */
const kinds = [
  { value: 'licence', title: 'Licence number' },
  { value: 'clientMoney', title: 'How client money is held' },
  { value: 'compensation', title: 'Limit of the compensation fund' },
  { value: 'complaints', title: 'Days until a complaint is confirmed' },
]

/** What protects a client; figures come from the document of the company. */
export const accountSafeguards: ObjectDefinition = {
  name: 'accountSafeguards',
  title: 'What stands behind the account',
  type: 'object',
  description:
    'Up to four safeguards side by side: licence, client money, compensation fund, complaints. The figures come from the document “Company”, the words are written here. Example: Compensation fund, €20,000',
  fields: [
    heading('What stands behind the account'),
    lede('Regulation protects you from us. It does not protect you from the market.'),
    listOf(
      [
        'items',
        'Safeguards',
        'Two to four; drag them into order. One without its figure in “Company” is left out. Example: Licence.',
      ],
      {
        name: 'accountSafeguard',
        title: 'Safeguard',
        fields: [
          choice(
            [
              'kind',
              'Figure',
              'Which figure of the company stands here, with its drawing. Example: Limit of the compensation fund',
            ],
            kinds,
            'Choose one of the four figures.',
            required('Choose which figure stands here.'),
          ),
          line(
            ['label', 'Label', 'What the figure is. Example: Compensation fund'],
            required('Say what the figure is.'),
          ),
          lines([
            'text',
            'Text',
            'One or two sentences under the figure, limits included. Example: At most, for each eligible client, if we fail.',
          ]),
        ],
        preview: { select: { title: 'label', subtitle: 'kind' } },
      },
      required('Add at least one safeguard.'),
    ),
  ],
  preview: blockPreview('What stands behind the account'),
}
