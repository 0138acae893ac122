import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { atMost, blockPreview, heading, line, linkField } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'lists', order: 145, icon: 'Documents' }

/** The papers that came into force last. */
export const latestPapers: ObjectDefinition = {
  name: 'latestPapers',
  title: 'Latest papers',
  type: 'object',
  description:
    'The three papers of the legal library that came into force last: day, title, version, what changed. They come from the library by themselves. Example: 1 Oct 2026, Risk disclosure, 1.1',
  fields: [
    heading('Latest documents'),
    line(
      [
        'moreLabel',
        'Label of the link to all',
        'What the link beside the list says. Example: All documents, with every version',
      ],
      atMost(60, 'The link has room for 60 characters.'),
    ),
    linkField(['moreLink', 'Link to all', 'Where that link leads. Example: the page Legal documents']),
  ],
  preview: blockPreview('Latest papers'),
}
