import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { line, lines, listOf, linkField, heading, lede, blockPreview } from '#schemas/lib/fields.ts'
import { pictureField } from '#schemas/lib/picture.ts'

export const menu: BlockMenu = { group: 'words', order: 90, icon: 'ThLarge' }

/** A few ways on, side by side. */
export const cards: ObjectDefinition = {
  name: 'cards',
  title: 'Cards',
  type: 'object',
  description: 'Two to six short texts that each lead on to a page. Example: Fees, What you can trade.',
  fields: [
    heading('Where to go on'),
    lede('Three pages that answer the next questions.'),
    listOf(
      ['items', 'Cards', 'Two to six; drag them into order. Example: Fees'],
      {
        name: 'card',
        title: 'Card',
        fields: [
          line(
            ['title', 'Title', 'Names what the card leads to. Example: All costs in one list'],
            required('Write the title of the card.'),
          ),
          lines(
            ['text', 'Text', 'One or two sentences. Example: Spread, financing, conversion, inactivity.'],
            required('Write the text of the card.'),
          ),
          pictureField(
            'Stands over the title, three wide to two high; may stay empty. Example: platform.png',
          ),
          linkField(['link', 'Link', 'Where the card leads. Example: the page Fees.']),
          line([
            'linkLabel',
            'Label of the link',
            'What the link says, understood on its own. Example: Fees',
          ]),
        ],
        preview: { select: { title: 'title', subtitle: 'linkLabel', media: 'picture' } },
      },
      required('Add at least one card.'),
    ),
  ],
  preview: blockPreview('Cards'),
}
