import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { line, choice } from '#schemas/lib/fields.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'figures', order: 100, icon: 'Image' }

/** A drawing of the house. */
export const illustration: ObjectDefinition = {
  name: 'illustration',
  title: 'Illustration',
  type: 'object',
  description:
    'One of the drawings of the house, with words for people who do not see it. Example: Margin gauge',
  fields: [
    choice(
      ['name', 'Drawing', 'The drawings in the style of the site. Example: Margin gauge'],
      [
        { value: 'course', title: 'Course: a line with position marks on a chart' },
        { value: 'contours', title: 'Contours of a sea bed' },
        { value: 'margin-gauge', title: 'Margin gauge with the marks at 100 and 50' },
        { value: 'depth', title: 'Depth lines with soundings' },
        { value: 'flags', title: 'A row of signal flags' },
        { value: 'harbour', title: 'A harbour chart' },
        { value: 'compass', title: 'A compass rose' },
      ],
      'Choose one of the drawings.',
      required('Choose a drawing.'),
    ),
    line(
      [
        'alt',
        'Description',
        'What is to be seen, in one sentence, for people who do not see it. Example: A gauge with marks at 100 and at 50 per hundred of margin.',
      ],
      required('Describe the drawing for people who do not see it.'),
    ),
    line([
      'caption',
      'Caption',
      'Stands under the drawing; may stay empty. Example: Below the second mark positions are closed.',
    ]),
  ],
  preview: {
    select: { name: 'name', alt: 'alt' },
    prepare: ({ name, alt }) => ({
      title: String(alt ?? name ?? say('Illustration')),
      subtitle: say('Illustration'),
    }),
  },
}
