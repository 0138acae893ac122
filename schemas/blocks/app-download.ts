import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { heading, lede, blockPreview } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'contact', order: 220, icon: 'MobileDevice' }

/** Where the app is found. */
export const appDownload: ObjectDefinition = {
  name: 'appDownload',
  title: 'App download',
  type: 'object',
  description:
    'The app with the stores it comes from, out of “Downloads” and “Settings”. Example: Google Play and App Store.',
  fields: [heading('MCtrader on your phone'), lede('For Android and iPhone.')],
  preview: blockPreview('App download'),
}
