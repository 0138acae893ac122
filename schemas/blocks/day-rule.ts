import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { blockPreview, heading, lede, line, linkField } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'live', order: 185, icon: 'Clock' }

/** Today's releases on a rule of 24 hours, and the next four. */
export const dayRule: ObjectDefinition = {
  name: 'dayRule',
  title: 'The day on one rule',
  type: 'object',
  description:
    'Today’s releases on a rule of 24 hours, live, with the next four as a list. Example: Payrolls at 14:30',
  fields: [
    heading('The day, on one line'),
    lede('The taller the mark, the more such releases have moved prices.'),
    line([
      'moreLabel',
      'Label of the link',
      'What the link under the list says. Example: The whole calendar',
    ]),
    linkField(['moreLink', 'Link', 'Where that link leads. Example: the path /trading/calendar']),
  ],
  preview: blockPreview('The day on one rule'),
}
