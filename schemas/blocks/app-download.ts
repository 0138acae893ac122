import type { ObjectDefinition } from 'sanity'
import { heading, lede, blockPreview } from '#schemas/lib/fields.ts'

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
