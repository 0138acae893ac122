import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { atMost, choice, line, lines } from '#schemas/lib/fields.ts'
import { pictureField } from '#schemas/lib/picture.ts'
import { say } from '#schemas/words/say.ts'

export const menu: BlockMenu = { group: 'words', order: 20, icon: 'Pin' }

/** What can be drawn under the title, by kind: a chart for a concept, a log-book for money, a signal for people. */
const plates = [
  { value: 'courses', title: 'Chart: one position, two courses of the same length' },
  { value: 'margin', title: 'Chart: what a move leaves of the margin' },
  { value: 'nights', title: 'Chart: two weeks of nights, booked evening by evening' },
  { value: 'basins', title: 'Chart: clients’ money and the firm’s money, apart' },
  { value: 'log-loss', title: 'Log-book: a trade of three days, at a loss' },
  { value: 'log-demo', title: 'Log-book: a trade on the demo account, at a loss' },
  { value: 'log-transfers', title: 'Log-book: transfers in and out, without a trade' },
  { value: 'log-nights', title: 'Log-book: what a week costs although the price stands still' },
  { value: 'hoist', title: 'Signal: the letters of the brand' },
  { value: 'answers', title: 'Signal: yes and no' },
  { value: 'assistance', title: 'Signal: I require assistance' },
  { value: 'complaint', title: 'Signal: I wish to communicate with you, with the days of a complaint' },
]

/** The head of a content page: title, lede, and a drawing under them. */
export const opening: ObjectDefinition = {
  name: 'opening',
  title: 'Head of the page',
  type: 'object',
  description:
    'The title of the page with a sentence or two under it, and a drawing across the page; the first block of a content page. Example: Fees, with one sentence about what they are for.',
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
    choice(
      [
        'plate',
        'Drawing',
        'Stands across the page under the lede; its figures are worked out by the site. May stay empty. Example: Log-book: a trade of three days, at a loss',
      ],
      plates,
      'Choose one of the drawings.',
    ),
    line(
      [
        'caption',
        'Caption of the drawing or picture',
        'Says in one sentence what is drawn; without it the drawing is not shown. Example: One account, three days, at a loss. Sample entries in euros.',
      ],
      atMost(160, 'This is too long for a caption: keep it under 160 characters.'),
    ),
    pictureField(
      'Stands across the page in the place of a drawing, over the same caption; may stay empty. Example: harbour.jpg',
    ),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({
      title: String(title ?? say('Head without a title')),
      subtitle: say('Head of the page'),
    }),
  },
}
