import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { blockPreview, heading, lede, lines } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'lists', order: 260, icon: 'Database' }

/** What the site stores on a device: the rows come from the site's own table of keys and are not edited. */
export const storageTable: ObjectDefinition = {
  name: 'storageTable',
  title: 'Stored on the device',
  type: 'object',
  description:
    'Every cookie and key the site can store, with purpose and duration. The rows follow the site and are not written here. Example: hl, your language, one year.',
  fields: [
    heading('What is stored'),
    lede('Necessary keys first, then those that need your consent.'),
    lines([
      'note',
      'Remark',
      'One or two sentences under the table. Example: The name IMEI is historical; it holds a random number.',
    ]),
  ],
  preview: blockPreview('Stored on the device'),
}
