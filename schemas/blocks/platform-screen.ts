import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { blockPreview, choice, heading, lede, line } from '#schemas/lib/fields.ts'
import { samplePrices } from '#schemas/lib/sample-prices.ts'

export const menu: BlockMenu = { group: 'figures', order: 102, icon: 'Desktop' }

/** A screen of a platform, drawn. */
export const platformScreen: ObjectDefinition = {
  name: 'platformScreen',
  title: 'Screen of a platform',
  type: 'object',
  description:
    'MCtrader in the browser or the window of MT4, drawn with prices and chart. Example: The same ticket, in the browser',
  fields: [
    heading('The same ticket, in the browser', required('Write the heading over the drawing.')),
    lede('The same prices, the same account, the same four lines.'),
    choice(
      ['screen', 'Screen', 'The program that is drawn. Example: MCtrader in the browser'],
      [
        { value: 'browser', title: 'MCtrader in the browser' },
        { value: 'terminal', title: 'MT4 on Windows' },
      ],
      'Choose one of the two screens.',
      required('Choose the screen.'),
    ),
    line(
      [
        'label',
        'Line at its top',
        'The address of the browser, or the server of MT4. Example: mctrader.halyard.example',
      ],
      required('Write what stands at the top of the window.'),
    ),
    samplePrices('The list of prices, from the top; the first one is drawn as a chart. Example: EURUSD'),
  ],
  preview: blockPreview('Screen of a platform'),
}
