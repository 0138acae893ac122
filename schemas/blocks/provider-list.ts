import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { choice, heading, lede, blockPreview } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'lists', order: 230, icon: 'Transfer' }

/** Providers out of the shared lists. */
export const providerList: ObjectDefinition = {
  name: 'providerList',
  title: 'Providers',
  type: 'object',
  description: 'Payment or liquidity providers, out of their lists. Example: Payment providers',
  fields: [
    heading('Who moves your money'),
    lede('The firms that carry out payments for us.'),
    choice(
      ['kind', 'Kind', 'Which list is shown. Example: Payment providers'],
      [
        { value: 'payment', title: 'Payment providers' },
        { value: 'liquidity', title: 'Liquidity providers' },
      ],
      'Choose payment or liquidity.',
      required('Choose which providers are shown.'),
    ),
  ],
  preview: blockPreview('Providers'),
}
