import type { FieldDefinition, ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { blockPreview, heading, lede, line, lines, linkField } from '#schemas/lib/fields.ts'
import { samplePrices } from '#schemas/lib/sample-prices.ts'

export const menu: BlockMenu = { group: 'figures', order: 104, icon: 'SplitVertical' }

/** The words of one half. */
const half = (name: string, title: string, example: string): FieldDefinition => ({
  name,
  title,
  type: 'object',
  description: `The words beside the drawing of ${title}. Example: ${example}`,
  fields: [
    line(['title', 'Title', `The name of the platform. Example: ${title}`], required('Write its name.')),
    lines(['text', 'Text', `One or two sentences. Example: ${example}`]),
    line(['linkLabel', 'Label of the link', 'What the link says. Example: See the ticket at work']),
    linkField(['link', 'Link', `Where the link leads. Example: the page ${title}`]),
  ],
})

/** Both platforms side by side. */
export const platformPair: ObjectDefinition = {
  name: 'platformPair',
  title: 'Two platforms',
  type: 'object',
  description:
    'MCtrader on the phone with its scan code and stores, and the window of MT4, side by side. Example: Two platforms, one set of prices',
  fields: [
    heading('Two platforms, one set of prices', required('Write the heading.')),
    lede('Price, margin and account are the same on both.'),
    half('app', 'MCtrader', 'Every ticket shows you four lines before you can send it.'),
    half('terminal', 'MT4', 'The desktop terminal: charts, your own indicators and automated strategies.'),
    samplePrices(
      'The first instrument is on the ticket of the phone, the second is the chart of MT4; all are in its list. Example: EURUSD',
    ),
  ],
  preview: blockPreview('Two platforms'),
}
