import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { heading, lede, blockPreview } from '#schemas/lib/fields.ts'
import { samplePrices } from '#schemas/lib/sample-prices.ts'

export const menu: BlockMenu = { group: 'contact', order: 220, icon: 'MobileDevice' }

/** Where the app is found. */
export const appDownload: ObjectDefinition = {
  name: 'appDownload',
  title: 'App download',
  type: 'object',
  description:
    'The app on a phone, with its scan code and the stores it comes from, out of “Downloads”, “Platforms” and “Settings”. Example: Google Play and App Store.',
  fields: [
    heading('MCtrader on your phone'),
    lede('For Android and iPhone.'),
    samplePrices(
      'The first instrument is on the ticket of the drawn phone; the others convert its currency into euros. Example: EURUSD',
    ),
  ],
  preview: blockPreview('App download'),
}
