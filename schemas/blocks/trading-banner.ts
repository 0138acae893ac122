import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { line, lines, atMost } from '#schemas/lib/fields.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'contact', order: 110, icon: 'Bell' }

/** A band with the button to registration; the site adds the mandated risk note. */
export const tradingBanner: ObjectDefinition = {
  name: 'tradingBanner',
  title: 'Trading banner',
  type: 'object',
  description:
    'A band with one button to registration; the site adds the mandated risk note by itself. Example: Start trading now',
  fields: [
    line(
      ['title', 'Title', 'Short and without a promise. Example: Ready to look around?'],
      required('Write the title of the banner.'),
      atMost(80, 'A banner has room for 80 characters in its title.'),
    ),
    lines([
      'text',
      'Text',
      'One sentence with the cost beside the benefit. Example: An account costs nothing to open; trading does.',
    ]),
    line(
      ['buttonLabel', 'Label of the button', 'What the button says. Example: Start trading now'],
      required('Write what the button says.'),
      atMost(40, 'A button has room for 40 characters.'),
    ),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({
      title: String(title ?? say('Banner without a title')),
      subtitle: say('Trading banner'),
    }),
  },
}
