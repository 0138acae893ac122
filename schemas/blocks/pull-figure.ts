import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { atMost, choice, lines } from '#schemas/lib/fields.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'figures', order: 45, icon: 'Highlight' }

/** What can be drawn large; the site works each out, or takes it from the document of the company. */
const figures = [
  { value: 'moveShare', title: 'Share of the margin a move of 1% takes, at the highest leverage' },
  { value: 'wholeMargin', title: 'Move that takes the whole margin, at the highest leverage' },
  { value: 'closeOut', title: 'Move that reaches the close-out, at the highest leverage' },
  { value: 'compensation', title: 'Limit of the compensation fund' },
  { value: 'complaintDays', title: 'Days until a complaint is confirmed' },
]

/** One figure of a page, drawn large. */
export const pullFigure: ObjectDefinition = {
  name: 'pullFigure',
  title: 'Pull figure',
  type: 'object',
  description:
    'One figure across the page with a sentence beside it; a page shows the first only. The figure is worked out by the site. Example: 30%, the share of the margin that a move of one per cent takes.',
  fields: [
    choice(
      ['figure', 'Figure', 'Which figure is drawn. Example: Share of the margin a move of 1% takes'],
      figures,
      'Choose one of the figures.',
      required('Choose a figure.'),
    ),
    lines(
      [
        'text',
        'Text',
        'What the figure says, in one sentence. Example: of the margin goes when the price moves one per cent against you, at a leverage of 30:1.',
      ],
      required('Say what the figure is.'),
      atMost(240, 'Keep it to one sentence, under 240 characters.'),
    ),
  ],
  preview: {
    select: { title: 'text' },
    prepare: ({ title }) => ({ title: String(title ?? say('Pull figure')), subtitle: say('Pull figure') }),
  },
}
