import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { atMost, line, lines, linkField } from '#schemas/lib/fields.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'words', order: 45, icon: 'Comment' }

/** A remark in the margin of a text. */
export const sideNote: ObjectDefinition = {
  name: 'sideNote',
  title: 'Side note',
  type: 'object',
  description:
    'A remark from the desk, set in italics; a page shows the first only. Example: Before each trade, write down three figures.',
  fields: [
    line(
      ['title', 'Title', 'What the note is about. Example: A note on size'],
      required('Say what the note is about.'),
      atMost(80, 'This is too long for a title: keep it under 80 characters.'),
    ),
    lines(
      [
        'text',
        'Text',
        'Two or three sentences. Example: Before each trade, write down the size, the price at which you close, and what that costs in your currency.',
      ],
      required('Write the note.'),
      atMost(400, 'Keep the note under 400 characters.'),
    ),
    linkField(['link', 'Link', 'Where the reader can do it; may stay empty. Example: the page Fees']),
    line(['linkLabel', 'Words of the link', 'Say where it leads. Example: Do it on the calculator']),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: String(title ?? say('Side note')), subtitle: say('Side note') }),
  },
}
