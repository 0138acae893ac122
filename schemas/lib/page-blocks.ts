import type { ObjectDefinition } from 'sanity'
import { blockSchemas } from '#schemas/blocks/registry.gen.ts'
import { blockGroupTitles } from './block-menu.ts'

const offered = blockSchemas.toSorted(
  (a, b) => a.menu.order - b.menu.order || a.type.name.localeCompare(b.type.name, 'en'),
)

/** What a page can be made of, in the order in which an editor is offered it. */
export const pageBlocks: readonly ObjectDefinition[] = offered.map(({ type }) => type)

/** The blocks by what they are for, as the menu of new blocks shows them. */
export const blockGroups = Object.entries(blockGroupTitles).map(([name, title]) => ({
  name,
  title,
  of: offered.filter(({ menu }) => menu.group === name).map(({ type }) => type.name),
}))
