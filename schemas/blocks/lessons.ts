import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { pattern, required } from '#schemas/lib/constraints.ts'
import {
  atMost,
  choice,
  decimal,
  heading,
  lede,
  line,
  lines,
  linkField,
  listOf,
} from '#schemas/lib/fields.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'figures', order: 70, icon: 'Presentation' }

const drawings = [
  { value: 'difference', title: 'A course that ends lower, and the difference' },
  { value: 'leverage', title: 'What a move takes of the margin' },
  { value: 'nights', title: 'Two weeks of nights, bought and sold' },
  { value: 'mirror', title: 'One per cent up and one down' },
  { value: 'basins', title: 'Clients’ money and the firm’s money, apart' },
]

/** The product in a few drawings, each with some words. */
export const lessons: ObjectDefinition = {
  name: 'lessons',
  title: 'The product in drawings',
  type: 'object',
  description:
    'A few numbered drawings that say what the product is, each with at most 45 words. Figures are worked out from the terms of an instrument and its last price. Example: five drawings with 0.1 lot of EURUSD',
  fields: [
    heading('A CFD in five drawings'),
    lede('What it is, what it costs and what you can lose.'),
    line(
      ['symbol', 'Instrument', 'The symbol as the broker writes it. Example: EURUSD'],
      required('Name the instrument, for example EURUSD.'),
      pattern(
        '^[A-Z][A-Z0-9]{2,11}$',
        'Write the symbol in capitals as the broker does, for example EURUSD.',
      ),
    ),
    line(
      ['lots', 'Size in lots', 'The size of the position. Example: 0.1'],
      required('Write the size in lots, for example 0.1.'),
      decimal('Write the size in digits, for example 0.1.'),
    ),
    listOf(
      ['items', 'Drawings', 'Two to five; drag them into order. Example: A loss is as long as a gain'],
      {
        name: 'lesson',
        title: 'Drawing',
        fields: [
          choice(
            ['drawing', 'Drawing', 'What is drawn beside the words. Example: One per cent up and one down'],
            drawings,
            'Choose one of the five drawings.',
            required('Choose what is drawn.'),
          ),
          line(
            ['title', 'Title', 'What the drawing says, in a few words. Example: A loss is as long as a gain'],
            required('Write the title.'),
            atMost(60, 'The title has room for 60 characters.'),
          ),
          lines(
            ['text', 'Text', 'At most 45 words, risk included. Example: We agree on a price.'],
            required('Write the words beside the drawing.'),
            atMost(320, 'Beside a drawing there is room for about 45 words: shorten the text.'),
          ),
          line(
            [
              'caption',
              'Caption',
              'What the figures of the drawing belong to; may stay empty. Example: 0.10 lot EURUSD, closed lower. A sample.',
            ],
            atMost(160, 'This is too long for a caption: keep it under 160 characters.'),
          ),
          linkField(['link', 'Link', 'Where to read on. Example: the page Fees.']),
          line(
            [
              'linkLabel',
              'Label of the link',
              'What the link says, understood on its own. Example: All fees',
            ],
            atMost(60, 'The link has room for 60 characters.'),
          ),
        ],
        preview: { select: { title: 'title', subtitle: 'text' } },
      },
      required('Add at least one drawing.'),
    ),
  ],
  preview: {
    select: { heading: 'heading', symbol: 'symbol', lots: 'lots' },
    prepare: ({ heading: words, symbol, lots }) => ({
      title: String(words ?? say('The product in drawings')),
      subtitle: say('{{lots}} lot {{symbol}}', { lots: String(lots ?? ''), symbol: String(symbol ?? '') }),
    }),
  },
}
