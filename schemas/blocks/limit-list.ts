import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { blockPreview, choice, heading, line, lines, listOf } from '#schemas/lib/fields.ts'
import { proseParts } from '#schemas/lib/prose.ts'

export const menu: BlockMenu = { group: 'words', order: 75, icon: 'Close' }

/** What a product cannot do, beside what a move does to the margin. */
export const limitList: ObjectDefinition = {
  name: 'limitList',
  title: 'What it cannot do',
  type: 'object',
  description:
    'The limits of a product in a list, with a drawing of the margin beside it where it helps. Example: What it cannot do',
  fields: [
    heading('What it cannot do', required('Write the heading over the list.')),
    listOf(
      ['items', 'Limits', 'The ones that matter most first. Example: No automated trading.'],
      {
        name: 'limit',
        title: 'Limit',
        fields: [
          line(
            ['title', 'Limit', 'A short sentence with its full stop. Example: No automated trading.'],
            required('Write the limit.'),
          ),
          {
            name: 'text',
            title: 'Explanation',
            type: 'array',
            description:
              'What the reader can do instead, or why; may stay empty. Example: For programs that trade by themselves use MT4.',
            of: proseParts,
            validation: check(),
          },
        ],
        preview: { select: { title: 'title' } },
      },
      required('Add at least one limit.'),
    ),
    lines(['note', 'Note', 'Small print under the list; may stay empty. Example: As of November 2026.']),
    choice(
      [
        'leverage',
        'Leverage of the drawing',
        'Draws what a move of one per cent takes of the margin; empty for no drawing. Example: 30:1',
      ],
      ['30:1', '20:1', '10:1'].map((value) => ({ value, title: value })),
      'Choose one of the three.',
    ),
    line([
      'drawingTitle',
      'Title of the drawing',
      'Stands over the drawing. Example: What 1% against you takes',
    ]),
    lines([
      'drawingText',
      'Text of the drawing',
      'One sentence that says what is drawn. Example: At 30:1 a small move against you takes much of the margin.',
    ]),
  ],
  preview: blockPreview('What it cannot do'),
}
