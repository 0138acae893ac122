import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { heading, lede, blockPreview } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'lists', order: 130, icon: 'Bookmark' }

/** The terms of the trade. */
export const glossaryList: ObjectDefinition = {
  name: 'glossaryList',
  title: 'Glossary',
  type: 'object',
  description: 'All terms of “Glossary” in the order of the alphabet. Example: Margin, with its explanation.',
  fields: [heading('Terms from A to Z'), lede('The words on this site, explained in a sentence or two.')],
  preview: blockPreview('Glossary'),
}
