import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { blockPreview, heading, lede, line, listOf } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'figures', order: 45, icon: 'Clock' }

/** The schema of the block that a test adds to a copy of the tree. */
export const tideTable: ObjectDefinition = {
  name: 'tideTable',
  title: 'Table of tides',
  type: 'object',
  description: 'High water at a few harbours. Example: Limassol, 06:12.',
  fields: [
    heading('High water today'),
    lede('Times of the harbour.'),
    listOf(
      ['items', 'Tides', 'In the order shown. Example: Limassol, 06:12'],
      {
        name: 'tide',
        title: 'Tide',
        fields: [
          line(['harbour', 'Harbour', 'Its name. Example: Limassol'], required('Name the harbour.')),
          line(['time', 'Time', 'Of high water. Example: 06:12'], required('Write the time.')),
        ],
        preview: { select: { title: 'harbour', subtitle: 'time' } },
      },
      required('Add at least one tide.'),
    ),
  ],
  preview: blockPreview('Table of tides'),
}
