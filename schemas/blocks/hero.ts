import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { check } from '#schemas/lib/check.ts'
import { pattern, required } from '#schemas/lib/constraints.ts'
import { atMost, line } from '#schemas/lib/fields.ts'
import { pictureField } from '#schemas/lib/picture.ts'

export const menu: BlockMenu = { group: 'words', order: 10, icon: 'BlockElement' }

/** The opening of a page: title, lede and buttons. */
export const hero: ObjectDefinition = {
  name: 'hero',
  title: 'Hero',
  type: 'object',
  description:
    'The large opening of the home page and of landing pages, with buttons. Example: Know the depth before you trade.',
  fields: [
    {
      name: 'title',
      title: 'Title',
      type: 'string',
      description:
        'The main heading of the page, three to nine words, no promise. Example: Markets, plainly shown',
      validation: check(
        required('Write the title of the opening.'),
        atMost(50, 'A phone shows 50 characters of this title and a button below it: make it shorter.'),
      ),
    },
    {
      name: 'lede',
      title: 'Lede',
      type: 'text',
      rows: 3,
      description:
        'One to three sentences under the title. Example: Trade currencies, metals and indices with prices you can check.',
    },
    line(
      [
        'course',
        'Course across the chart',
        'The instrument whose last hours are drawn across the chart; empty draws none. Example: EURUSD',
      ],
      pattern(
        '^[A-Z][A-Z0-9]{2,11}$',
        'Write the symbol in capitals as the broker does, for example EURUSD.',
      ),
    ),
    pictureField(
      'Stands beside the title in the place of the chart and its course; may stay empty. Example: harbour.jpg',
    ),
    {
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      of: [{ type: 'action' }],
      description: 'One or two buttons; the first one counts most. Example: Open an account, Log in.',
    },
  ],
  preview: { select: { title: 'title', subtitle: 'lede' } },
}
