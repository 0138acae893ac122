import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { choices, heading, lede, blockPreview } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'lists', order: 210, icon: 'Desktop' }

/** Trading platforms with their facts. */
export const platformList: ObjectDefinition = {
  name: 'platformList',
  title: 'Platforms',
  type: 'object',
  description: 'Trading platforms with their facts and devices, out of “Platforms”. Example: MCtrader',
  fields: [
    heading('MCtrader and MT4 side by side'),
    lede('Both show the same prices and lead to the same account.'),
    choices(
      ['platforms', 'Platforms', 'The platforms shown; none chosen shows all. Example: MCtrader'],
      [
        { value: 'mctrader', title: 'MCtrader' },
        { value: 'mt4', title: 'MT4' },
      ],
      'Choose platforms of the list.',
    ),
  ],
  preview: blockPreview('Platforms'),
}
