import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { line, lines, listOf } from '#schemas/lib/fields.ts'
import { samplePrices } from '#schemas/lib/sample-prices.ts'

export const menu: BlockMenu = { group: 'words', order: 25, icon: 'MobileDevice' }

/** The opening of a platform's page: words, and an order ticket that works. */
export const platformHero: ObjectDefinition = {
  name: 'platformHero',
  title: 'Opening with the ticket',
  type: 'object',
  description:
    'The opening of a page about the platform: title, four facts, and a phone whose order ticket works. Example: A platform that shows the bill first',
  fields: [
    line(
      ['title', 'Title', 'The main heading of the page. Example: A platform that shows the bill first'],
      required('Write the title of the opening.'),
    ),
    lines([
      'lede',
      'Lede',
      'Two or three sentences under the title. Example: Move the size and watch the four lines.',
    ]),
    listOf(
      [
        'facts',
        'Facts',
        'Four at most, numbered in this order: what the lines of the ticket say. Example: Spread',
      ],
      {
        name: 'platformHeroFact',
        title: 'Fact',
        fields: [
          line(['title', 'Title', 'One or two words. Example: One night'], required('Name the fact.')),
          lines(
            ['text', 'Text', 'One sentence. Example: What it costs, or brings, to hold the position.'],
            required('Write the fact in a sentence.'),
          ),
        ],
        preview: { select: { title: 'title', subtitle: 'text' } },
      },
    ),
    {
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      of: [{ type: 'action' }],
      description:
        'One or two buttons; the first one counts most. Example: Open a demo account, Get the app.',
    },
    samplePrices(
      'Shown until prices are on record or the broker answers. The first instrument is on the ticket; the others convert its currency into euros. Example: EURUSD',
    ),
  ],
  preview: { select: { title: 'title', subtitle: 'lede' } },
}
