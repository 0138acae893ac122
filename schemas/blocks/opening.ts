import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { line, lines, atMost } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'words', order: 20, icon: 'Pin' }

/** The plain head of a content page. */
export const opening: ObjectDefinition = {
  name: 'opening',
  title: 'Head of the page',
  type: 'object',
  description:
    'The title of the page with a sentence or two under it; the first block of a content page. Example: Fees, with one sentence about what they are for.',
  fields: [
    line(
      [
        'title',
        'Title',
        'The main heading of the page, three to nine words, no promise. Example: What trading costs',
      ],
      required('Write the title of the page.'),
      atMost(120, 'This is too long for a title: keep it under 120 characters.'),
    ),
    lines([
      'lede',
      'Lede',
      'One to three sentences under the title. Example: Every charge there is, with the figure and the moment it falls due.',
    ]),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({
      title: String(title ?? 'Head without a title'),
      subtitle: 'Head of the page',
    }),
  },
}
